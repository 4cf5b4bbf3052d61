// API keys, and programs that call with them.
import { rest, type Person } from './world.ts';

/** A new key of `who` with these scopes, as REST answers it. */
export async function makeKey(who: Person, scopes: string[], more: object = {}) {
  const { status, body } = await rest(who, 'POST', '/api/account/keys', { name: 'Script', scopes, ...more });
  if (status !== 201) throw new Error(`no key but ${status}: ${JSON.stringify(body)}`);
  return body as { key: Record<string, any>; secret: string };
}

/** `who`, calling with another bearer token. */
export const calling = (who: Person, token: string): Person => ({ ...who, token });

/** `who`, calling with a new key of these scopes. */
export const withKey = async (who: Person, scopes: string[], more: object = {}): Promise<Person> =>
  calling(who, (await makeKey(who, scopes, more)).secret);
