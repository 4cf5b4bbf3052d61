import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { campaignQuery } from '../clicks/campaign-query.ts';
import { clickFlags, type RawClick } from '../clicks/record.ts';
import { config, ConfigError } from '../config.ts';
import type { RedirectLink } from '../urls/lookup.ts';

const trust = config.trustedProxies.length ? compileTrust(config.trustedProxies) : null;

function compileTrust(proxies: string[]) {
  try {
    return proxyAddr.compile(proxies);
  } catch (error) {
    throw new ConfigError(`The setting TRUSTED_PROXIES cannot be used: ${(error as Error).message}.`);
  }
}

/** What a request reveals about its visitor; headers are taken unchanged. */
export function rawClick(request: IncomingMessage, link: RedirectLink): RawClick {
  const { headers } = request;
  const at = request.url!.indexOf('?');
  const own = at === -1 ? '' : request.url!.slice(at + 1);
  return {
    id: null,
    linkId: link.id,
    flags: flagsOf(request) | link.withheld,
    address: (trust ? proxyAddr(request, trust) : request.socket.remoteAddress) ?? '',
    userAgent: headers['user-agent'] ?? '',
    referrer: headers.referer ?? '',
    query: own ? campaignQuery(own, link.campaign) : link.campaign,
    hints: hintsOf(headers),
  };
}

/** Longer lists of brands are cut; the longest known is half as long. */
const MAX_BRANDS = 400;
const MAX_PLATFORM = 40;

/** The three hints Chromium sends unasked, in one text; see RawClick. */
export function hintsOf(headers: IncomingHttpHeaders): string {
  const brands = headers['sec-ch-ua'] as string | undefined;
  const platform = headers['sec-ch-ua-platform'] as string | undefined;
  if (brands === undefined && platform === undefined) return '';
  const isMobile = headers['sec-ch-ua-mobile'] === '?1';
  return `${brands?.slice(0, MAX_BRANDS) ?? ''}\n${isMobile ? '?1' : '?0'}\n${platform?.slice(0, MAX_PLATFORM) ?? ''}`;
}

/** Whether a visitor asks for privacy, by Sec-GPC or DNT. */
export const asksForPrivacy = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';

function flagsOf({ method, headers }: IncomingMessage): number {
  let flags = 0;
  if (method === 'HEAD') flags |= clickFlags.head;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz'];
  if (purpose !== undefined && /prefetch|preview|prerender/i.test(String(purpose))) flags |= clickFlags.prefetch;
  if (asksForPrivacy(headers)) flags |= clickFlags.privacy;
  return flags;
}
