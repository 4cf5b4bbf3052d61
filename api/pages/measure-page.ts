import { randomBytes } from 'node:crypto';
import { measureScript } from '../generated/measure-script.ts';
import { escape } from './html.ts';
import { mark, sha256 } from './page.ts';

/** Shown only when it takes longer than this, so that nobody sees a flash. */
const CALM_MS = 100;
const style = `:root{color-scheme:light dark}body{display:grid;min-height:90vh;place-content:center;justify-items:center;margin:0;padding:1rem;background:Canvas;color:CanvasText;font:1rem/1.5 system-ui,sans-serif;text-align:center;animation:show .2s ${CALM_MS}ms both}@keyframes show{from{opacity:0}}.mark{width:2.5rem;fill:#0f766e;stroke:#fff;stroke-width:2}.mark path{fill:none}p{margin:.75rem 0;overflow-wrap:anywhere}a{color:inherit}@media(prefers-reduced-motion:reduce){body{animation-duration:0s}}`;

/**
 * Bytes of the page where their arrival tells a throughput: few enough for the first flight of a new connection, which is ten
 * packets (RFC 6928), however small. Four of them are the handshake's last answers and the end of the page; what is left for
 * page and head are six of 1,360 bytes, as mobile networks have them. Proxies add packets of frames of their own.
 */
export const PAGE_BYTES = { own: 7_000, proxied: 5_600 } as const;
/** Over whose connection the page comes, its bytes seen as they arrive. */
export type Arrival = keyof typeof PAGE_BYTES;

const security = [
  "default-src 'none'",
  `style-src ${sha256(style)}`,
  `script-src ${sha256(measureScript)}`,
  'img-src data:',
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const start = '<!doctype html>\n<html lang="en"';
const head =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  // Without an icon of its own Firefox asks for one, beside what is measured.
  `<meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${style}</style>`;
// The script stands before the padding, so that it runs also where that is late.
const script = `<script>${measureScript}</script><!--`;
const tail = '--></body></html>';
// Letters that no proxy can compress, so that the bytes on the way are those that were sent.
const padding = randomBytes(PAGE_BYTES.own).toString('base64url');

/** What the page is told of a click. */
export interface MeasuredPage {
  /** The signed id of the click. */
  clickId: string;
  /** What shows, with the report, that click and report came from one address. */
  addressProof: string;
  destination: string;
}

/**
 * The page that measures the way of a click for a moment and leads on to the destination, with or without scripts. Where its
 * bytes are not seen as they arrive (`arrival` is null), it is as small as it can be.
 */
export function measurePage({ clickId, addressProof, destination }: MeasuredPage, arrival: Arrival | null): Buffer {
  const to = escape(destination);
  const shown =
    `${start} data-click-id="${clickId}" data-proof="${addressProof}" data-destination="${to}"` +
    `${arrival ? ' data-arrival="fine"' : ''}><head>${head}` +
    `<title>${escape(hostOf(destination))}</title><noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript>` +
    // Where the script is stopped, this still leads on.
    `<meta http-equiv="refresh" content="1;url=${to}"></head><body>${mark}` +
    `<p>Taking you to <a href="${to}">${escape(hostOf(destination))}</a> …</p>${script}`;
  const room = arrival ? PAGE_BYTES[arrival] - Buffer.byteLength(shown) - tail.length : 0;
  return Buffer.from(shown + padding.slice(0, Math.max(0, room)) + tail);
}

const hostOf = (destination: string) => (URL.canParse(destination) ? new URL(destination).host : destination);

/** Its headers, without length and timing. */
export const measureHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  'content-security-policy': security,
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const;
