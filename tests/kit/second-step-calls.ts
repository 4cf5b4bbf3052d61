// One successful call of every operation of the second step.
import { codeOf } from './app-codes.ts';
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

/** By method and path. */
export const callsOfSecondStep: Record<string, () => ReturnType<typeof rest>> = {
  [`GET ${PATH}`]: async () => rest(await withCodes(), 'GET', PATH),
  [`POST ${PATH}`]: async () => rest(await withPassword(), 'POST', PATH, present),
  [`POST ${PATH}/activate`]: async () => activate(await withPassword()),
  [`POST ${PATH}/recovery-codes`]: async () => rest(await withCodes(), 'POST', `${PATH}/recovery-codes`, present),
  [`POST ${PATH}/remove`]: async () => rest(await withCodes(), 'POST', `${PATH}/remove`, present),
};
