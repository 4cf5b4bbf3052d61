import { createHash } from 'node:crypto';

/** A hash that tells the visits of a website apart, 128 bits in hex, without the id that a page drew. */
export const sessionHash = (websiteId: number, sessionId: string): string =>
  createHash('sha256').update(`${websiteId}:${sessionId.toLowerCase()}`).digest('hex').slice(0, 32);
