import { config } from './config.ts';

const { protocol, port } = new URL(config.shortOrigin);
const PORT = port && `:${port}`;

/** The origin of short URLs on a domain of an account: with the scheme and the port of this installation's own, which null is. */
export const shortOriginOf = (domain: string | null): string =>
  domain === null ? config.shortOrigin : `${protocol}//${domain}${PORT}`;

/** The address to share of a link. */
export const shortUrlOf = ({ shortCode, domain }: { shortCode: string; domain: string | null }): string =>
  `${shortOriginOf(domain)}/${shortCode}`;

/** A link as people name it: its code, with the domain before it where it is on one. */
export const nameOfLink = ({ shortCode, domain }: { shortCode: string; domain: string | null }): string =>
  domain === null ? shortCode : `${domain}/${shortCode}`;
