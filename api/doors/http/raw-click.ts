import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { readAgent } from '../../click-model/agent.ts';
import { campaignQuery } from '../../click-model/campaign-query.ts';
import { clickFlags, keepsRoundTrip, type RawClick } from '../../click-model/record.ts';
import { keptAddress } from '../../click-model/kept-address.ts';
import type { RedirectLink } from '../../urls/redirect-link.ts';
import { roundTripFromProxy } from './round-trip.ts';
import { isTrustedProxy } from './trusted-proxies.ts';
import type { RedirectRequest } from './redirect-handler.ts';

/** What a request reveals about its visitor; headers are taken unchanged. */
export function rawClick(request: RedirectRequest, link: RedirectLink): RawClick {
  const { headers } = request;
  const flags = flagsOf(request) | link.withheld;
  return {
    id: null,
    linkId: link.id,
    flags,
    address: addressOf(request),
    userAgent: headers['user-agent'] ?? '',
    referrer: headers.referer ?? '',
    query: queryOf(request, link),
    hints: hintsOf(headers),
    deviceHints: keepsDevice(flags) ? deviceHintsOf(headers) : '',
    attempts: 0,
    rttMs: keptRoundTrip(request, flags),
    variant: link.variant,
    rule: link.rule,
    hasPage: false,
  };
}

/** Whether a bot, a preview, a prefetch or a HEAD request asks. */
export const isProgram = ({ flags, userAgent, hints }: RawClick): boolean =>
  (flags & (clickFlags.head | clickFlags.prefetch)) !== 0 || readAgent(userAgent, hints).reason !== 0;

/** Whose request it is, as far as proxies are trusted; `proxyAddr` reads its headers and its socket alone. */
export const addressOf = (request: RedirectRequest): string =>
  (isTrustedProxy ? proxyAddr(request as IncomingMessage, isTrustedProxy) : request.socket.remoteAddress) ?? '';

/** The same visitor's click, led to the destination of a rule or a variant of the link. */
export function ledTo(click: RawClick, request: RedirectRequest, link: RedirectLink): RawClick {
  click.query = queryOf(request, link);
  click.variant = link.variant;
  click.rule = link.rule;
  return click;
}

/** The campaign of a click: that of its own query, else of the destination. */
function queryOf({ url }: RedirectRequest, { campaign }: RedirectLink): string {
  const at = url!.indexOf('?');
  const own = at === -1 ? '' : url!.slice(at + 1);
  return own ? campaignQuery(own, campaign) : campaign;
}

/** The click as it is written to the journal: with as much of the address as the owner wants to be used. */
export const journaledOf = (click: RawClick, { addressHandling }: RedirectLink): RawClick =>
  addressHandling === 'full' ? click : { ...click, address: keptAddress(click.address, addressHandling) };

/** Privacy mode keeps round trips by steps. */
const STEP_MS = 5;

/** A round trip as the owner wants it to be kept, milliseconds. */
export const steppedRoundTrip = (ms: number, flags: number): number =>
  flags & clickFlags.withoutCity ? Math.max(STEP_MS, Math.round(ms / STEP_MS) * STEP_MS) : ms;

function keptRoundTrip(request: RedirectRequest, flags: number): number | null {
  const ms = keepsRoundTrip(flags) ? roundTripFromProxy(request) : null;
  return ms === null ? null : steppedRoundTrip(ms, flags);
}

/** Longer lists of brands are cut, as are all hints: together they fit into a text of the journal. */
const MAX_BRANDS = 340;
const MAX_PLATFORM = 40;
const MAX_VERSION = 20;
const MAX_MODEL = 64;

/** The three hints Chromium sends unasked, in one text; see RawClick. */
export function hintsOf(headers: IncomingHttpHeaders): string {
  const brands = headers['sec-ch-ua'] as string | undefined;
  const platform = headers['sec-ch-ua-platform'] as string | undefined;
  if (brands === undefined && platform === undefined) return '';
  const isMobile = headers['sec-ch-ua-mobile'] === '?1';
  return `${brands?.slice(0, MAX_BRANDS) ?? ''}\n${isMobile ? '?1' : '?0'}\n${platform?.slice(0, MAX_PLATFORM) ?? ''}`;
}

const WITHOUT_DEVICE = clickFlags.privacy | clickFlags.withoutCity;
/** Whether the version of the system and the model of the device are kept of a click: not in privacy mode. */
export const keepsDevice = (flags: number): boolean => (flags & WITHOUT_DEVICE) === 0;

/** The two hints Chromium sends once it was asked for them, in one text; see RawClick. */
function deviceHintsOf(headers: IncomingHttpHeaders): string {
  const version = headers['sec-ch-ua-platform-version'] as string | undefined;
  const model = headers['sec-ch-ua-model'] as string | undefined;
  if (version === undefined && model === undefined) return '';
  return `${version?.slice(0, MAX_VERSION) ?? ''}\n${model?.slice(0, MAX_MODEL) ?? ''}`;
}

/** Whether a visitor asks for privacy, by Sec-GPC or DNT. */
export const asksForPrivacy = (headers: IncomingHttpHeaders): boolean =>
  isOne(headers['sec-gpc']) || isOne(headers.dnt);

/** A header that was sent twice, as by a browser and by its proxy, arrives as a list. */
const isOne = (header: string | string[] | undefined): boolean =>
  header !== undefined && /(?:^|,)\s*1\s*(?:,|$)/.test(String(header));

function flagsOf({ method, headers }: RedirectRequest): number {
  let flags = 0;
  if (method === 'HEAD') flags |= clickFlags.head;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz'];
  if (purpose !== undefined && /prefetch|preview|prerender/i.test(String(purpose))) flags |= clickFlags.prefetch;
  if (asksForPrivacy(headers)) flags |= clickFlags.privacy;
  return flags;
}
