// One successful call of every operation of the second step and of passkeys.
import { codeOf } from './app-codes.ts';
import { Authenticator } from './authenticator.ts';
import { passwords, withPassword } from './own-account.ts';
import { rest, type Person } from './world.ts';

const PATH = '/api/account/second-step';
const present = { current_password: passwords.current_password };
const started = async (who: Person) => (await rest(who, 'POST', PATH, present)).body.secret as string;
const activate = async (who: Person) => rest(who, 'POST', `${PATH}/activate`, { code: codeOf(await started(who)) });
/** Somebody whose sign-in asks for codes. */
async function withCodes(): Promise<Person> {
  const who = await withPassword();
  await activate(who);
  return who;
}

const KEYS = '/api/account/passkeys';
async function addPasskey(who: Person) {
  const { options } = (await rest(who, 'POST', `${KEYS}/options`, present)).body;
  return rest(who, 'POST', KEYS, { name: 'Phone', credential: new Authenticator().create(options) });
}
/** Somebody with a passkey. */
async function withPasskey(): Promise<Person> {
  const who = await withPassword();
  await addPasskey(who);
  return who;
}
async function removePasskey() {
  const who = await withPasskey();
  const { passkeys } = (await rest(who, 'GET', KEYS)).body;
  return rest(who, 'DELETE', `${KEYS}/${passkeys[0].id}`);
}

/** By method and path. */
export const callsOfSignIn: Record<string, () => ReturnType<typeof rest>> = {
  [`GET ${PATH}`]: async () => rest(await withCodes(), 'GET', PATH),
  [`POST ${PATH}`]: async () => rest(await withPassword(), 'POST', PATH, present),
  [`POST ${PATH}/activate`]: async () => activate(await withPassword()),
  [`POST ${PATH}/recovery-codes`]: async () => rest(await withCodes(), 'POST', `${PATH}/recovery-codes`, present),
  [`POST ${PATH}/remove`]: async () => rest(await withCodes(), 'POST', `${PATH}/remove`, present),
  [`GET ${KEYS}`]: async () => rest(await withPasskey(), 'GET', KEYS),
  [`POST ${KEYS}/options`]: async () => rest(await withPassword(), 'POST', `${KEYS}/options`, present),
  [`POST ${KEYS}`]: async () => addPasskey(await withPassword()),
  [`DELETE ${KEYS}/{id}`]: removePasskey,
};
