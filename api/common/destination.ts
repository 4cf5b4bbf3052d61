import { isIPv4 } from 'node:net';
import { config } from './config.ts';
import { MAX_DESTINATION_LENGTH } from './input-limits.ts';

export const destinationRefusals = {
  malformed: 'Please enter a valid URL.',
  incomplete: 'Please enter a full address, such as example.com/page.',
  scheme: 'Please enter an address that starts with http:// or https://.',
  tooLong: `Please enter an address of at most ${MAX_DESTINATION_LENGTH} characters.`,
  credentials: 'Please remove the user name and password from the address.',
  ourselves: 'A link cannot lead to this service itself.',
  thisComputer: 'Addresses of this computer are not allowed.',
} as const;

/** A destination in its stored form, or the reason of the refusal. */
export type DestinationVerdict = { url: string } | { refusal: string };

const CONTROL = /\p{Cc}/u;
/** A text that is safe as a Location header exactly as typed. Clients disagree about `\` and a single slash. */
const SENT_AS_TYPED = /^https?:\/\/[\x21-\x2e\x30-\x5b\x5d-\x7e][\x21-\x5b\x5d-\x7e]*$/i;
const USER_BEFORE_HOST = /^[a-z]+:[/\\]*[^/\\?#]*@/i;
const MAX_HOST_LENGTH = 253;
const MAX_LABEL_LENGTH = 63;

/** A scheme, unless its colon stands before a port: `example.com:8080`, `localhost:3000`. */
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const HOST_WITH_PORT = /^(?:[^/?#:]*[.\u3002\uff0e\uff61][^/?#:]*|localhost):\d{1,5}(?=[/?#]|$)/i;
/** The host of an address without a scheme: a name with a dot, or an IPv6 address. */
const DOTTED_HOST = /^(?:[^/?#@]*@)?(?:[^/?#:]*[.\u3002\uff0e\uff61]|\[)/;

/** The address with `https://` before it where its scheme is missing; null for a single word. One that is too long stays as it is. */
function withScheme(text: string): string | null {
  if (text.length > MAX_DESTINATION_LENGTH) return text; // to look for a port takes time that grows with the square
  if (SCHEME.test(text) && !HOST_WITH_PORT.test(text)) return text;
  const address = text.replace(/^\/\//, '');
  return DOTTED_HOST.test(address) || !address || /\s/.test(address) ? `https://${address}` : null;
}

/** Validates the form of a destination without any lookup; adds `https://` where the scheme is missing. */
export function judgeDestination(typed: string): DestinationVerdict {
  const text = withScheme(typed.trim());
  if (text === null) return { refusal: destinationRefusals.incomplete };
  if (text.length > MAX_DESTINATION_LENGTH) return { refusal: destinationRefusals.tooLong };
  if (CONTROL.test(text) || !URL.canParse(text)) return { refusal: destinationRefusals.malformed };
  const parsed = new URL(text);
  if (!/^https?:$/.test(parsed.protocol)) return { refusal: destinationRefusals.scheme };
  // A name before the host makes one site look like another: https://your-bank.example@evil.example
  if (USER_BEFORE_HOST.test(text)) return { refusal: destinationRefusals.credentials };
  const host = canonicalHost(parsed);
  if (!isHost(host)) return { refusal: destinationRefusals.malformed };
  if (isOurs(host)) return { refusal: refusalOfOurs(host) };
  const url = SENT_AS_TYPED.test(text) ? text : parsed.href;
  return url.length > MAX_DESTINATION_LENGTH ? { refusal: destinationRefusals.tooLong } : { url };
}

const refusalOfOurs = (host: string) =>
  ourHosts.has(host) || isServed(host) ? destinationRefusals.ourselves : destinationRefusals.thisComputer;

/** A destination as links keep it; null when no link can lead to it. */
export function storedDestination(typed: string): string | null {
  const verdict = judgeDestination(typed);
  return 'url' in verdict ? verdict.url : null;
}

/** The host and the code of an address that may be a short URL, as somebody typed it; null for everything else. */
export function addressOfShortUrl(typed: string): { host: string; code: string } | null {
  const text = withScheme(typed.trim());
  if (text === null || !URL.canParse(text)) return null;
  const url = new URL(text);
  const code = /^\/([A-Za-z0-9_-]+)\/?$/.exec(url.pathname)?.[1];
  return code && /^https?:$/.test(url.protocol) ? { host: canonicalHost(url), code } : null;
}

const ourHosts = new Set(config.ownHosts.map((host) => canonicalHost(new URL(`http://${host}`))));
const weAreLoopback = [...ourHosts].some(isLoopback);

let isServed = (_host: string): boolean => false;

/** Says which hosts besides the installation's own ones this server answers for. */
export function useServedHosts(judge: (host: string) => boolean): void {
  isServed = judge;
}

/** Whether a canonical host is one of this installation, whose own links it has. */
export const isOwnHost = (host: string): boolean => ourHosts.has(host) || (weAreLoopback && isLoopback(host));

/** The same, or a domain of an account. */
export const isOurs = (host: string): boolean => isOwnHost(host) || isServed(host);

/**
 * The canonical spelling of a host. URL already lowers case, decodes percent signs, converts IDN to ASCII and reads
 * IPv4 in octal, hex or as one number. The trailing dot of the root and IPv4 inside IPv6 remain.
 */
function canonicalHost({ hostname }: URL): string {
  const host = hostname.replace(/\.$/, '');
  const mapped = /^\[::(?:ffff:)?([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(host);
  if (!mapped) return host;
  const [high, low] = [parseInt(mapped[1]!, 16), parseInt(mapped[2]!, 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The canonical host of a stored destination; null where it has none. */
export const hostOf = (destination: string): string | null =>
  (URL.canParse(destination) && canonicalHost(new URL(destination))) || null;

/** The canonical host of an address, or of a host alone, as somebody typed it; null where it is neither. */
export const hostTyped = (text: string): string | null => hostOf(/^https?:/i.test(text) ? text : `https://${text}`);

/** A host and the domains it belongs to, itself first, without the last label alone. */
export function withParents(host: string): string[] {
  if (!host) return [];
  const labels = host.split('.');
  if (isIPv4(host) || host.startsWith('[') || labels.length < 2) return [host];
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}

function isHost(host: string): boolean {
  if (host.startsWith('[')) return true;
  const labels = host.split('.');
  return host.length <= MAX_HOST_LENGTH && labels.every((label) => label && label.length <= MAX_LABEL_LENGTH);
}

/** Every name of the local machine. */
function isLoopback(host: string): boolean {
  if (isIPv4(host)) return host.startsWith('127.') || host === '0.0.0.0';
  return ['localhost', '[::1]', '[::]'].includes(host) || host.endsWith('.localhost');
}
