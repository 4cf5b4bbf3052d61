import { timingSafeEqual } from 'node:crypto';
import { config } from './config.ts';

/** The value that a Cookie header has under a name; null without one. */
export function cookieNamed(cookies: string | undefined, name: string): string | null {
  const start = `${name}=`;
  const found = cookies?.split(/; ?/).find((cookie) => cookie.startsWith(start));
  return found === undefined ? null : found.slice(start.length);
}

/** Whether a signature is one of those that the keys of this installation make; compared without telling how far it is right. */
export function isSigned(signature: string, expected: readonly string[]): boolean {
  const given = Buffer.from(signature);
  return expected.some((text) => {
    const one = Buffer.from(text);
    return given.length === one.length && timingSafeEqual(given, one);
  });
}

interface CookieScope {
  path: string;
  /** How long browsers keep it, seconds; 0 deletes it. */
  maxAgeS: number;
}

/** The Set-Cookie header of a host of short links: out of reach of scripts and of forms of other sites. */
export function cookieOfShortHost(name: string, value: string, { path, maxAgeS }: CookieScope): string {
  const secure = config.shortOrigin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`;
}
