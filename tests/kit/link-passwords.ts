// Links that ask for a password, and their visitors. A test that uses it trusts 127.0.0.1 as a proxy.
import { expect } from 'vitest';
import { CHROME } from './agents.ts';
import { at, rest, type Person } from './world.ts';

export const SECRET = 'https://example.com/secret';
export const WORD = 'open sesame';

/** A link of somebody with a password. */
export const makeLocked = async (who: Person, members: object = {}): Promise<any> => {
  const { status, body } = await rest(who, 'POST', '/api/urls', { original_url: SECRET, password: WORD, ...members });
  expect([status, body.error]).toEqual([201, undefined]);
  return body;
};

let visitors = 0;
/** Visitors come from addresses of their own, so that none is bounded by another test. */
export const someone = () => `2001:db8:${(++visitors).toString(16)}::1`;

export interface Visit extends RequestInit {
  from?: string;
  cookie?: string;
}

/** What a visitor gets at a path. */
export async function openAs(path: string, { from = someone(), cookie, ...init }: Visit = {}) {
  const headers = { 'user-agent': CHROME, 'x-forwarded-for': from, ...(cookie && { cookie }), ...init.headers };
  const response = await fetch(at(`/${path}`), { redirect: 'manual', ...init, headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Sends a password to a link. */
export const tell = (path: string, password: string, visit: Visit = {}, more: Record<string, string> = {}) =>
  openAs(path, { method: 'POST', body: new URLSearchParams({ password, ...more }), ...visit });
/** The cookie that an answer sets. */
export const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0]!.split(';')[0]!;
/** The cookie of somebody who has told the password. */
export const passOf = async (code: string, word = WORD) => {
  const told = await tell(code, word);
  expect(told.status).toBe(303);
  return cookieOf(told);
};

/** The GraphQL id of a link. */
export const globalId = (number: number) => Buffer.from(`ShortUrl:${number}`).toString('base64');
