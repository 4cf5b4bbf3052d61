import { config } from '../../common/config.ts';
import { registerCheck, type Finding } from '../../common/health-checks.ts';
import { Lru } from '../../common/lru.ts';

/** Docs/operating.md has these lines. */
const MESSAGE =
  'A trusted proxy hides when the bytes of the measuring page arrive, so no speeds are measured behind it. Send small TLS ' +
  'records and say so; with nginx: ssl_buffer_size 1400; and proxy_set_header X-Record-Bytes 1400;';

/** More proxies than an installation has. */
const MOST_PROXIES = 1_000;
/** A proxy by which no page has gone for so long is not in use any more, milliseconds. */
const FORGET_AFTER_MS = 24 * 60 * 60_000;
/** When each proxy last hid how a page arrived. */
const hiding = new Lru<string, number>(MOST_PROXIES);

/** Notes whether the visitors behind a proxy see the bytes of a page as they arrive; the latest page counts. */
export function noteArrival(proxy: string, isSeen: boolean): void {
  if (isSeen) hiding.delete(proxy);
  else hiding.set(proxy, Date.now());
}

async function find(): Promise<Finding> {
  const since = Date.now() - FORGET_AFTER_MS;
  return [...hiding.values()].some((at) => at > since) ? { state: 'ok', message: MESSAGE } : { state: 'ok' };
}

/**
 * Where proxies are trusted, tells those who run the server that one of them hides arrival times, until a page shows that it
 * does not any more. The server is none the worse for it.
 */
export function watchArrivals(): void {
  if (config.trustedProxies.length) registerCheck('proxy_records', find);
}
