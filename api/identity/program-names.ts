import { programsOf, type Programs } from './programs.ts';
import { ownerOfAccount } from './clean-account.ts';

/** Names that an email or a page lists; the rest is a number. */
const MOST_NAMED = 10;

/** What people recognise keys, webhooks and passkeys by, at most ten of them and the number of the others. */
function namesOf({ apiKeys, webhooks, passkeys }: Programs): string[] {
  const names = [
    ...apiKeys.map(({ name, hint }) => `the key “${name}” (… ${hint})`),
    ...webhooks.map(({ url }) => `the webhook to ${new URL(url).host}`),
    ...passkeys.map(({ name }) => `the passkey “${name}”`),
  ];
  const others = names.length - MOST_NAMED;
  return others > 0 ? [...names.slice(0, MOST_NAMED), `${others} more`] : names;
}

/** The names of the keys, webhooks and passkeys of an account of the embedded provider. */
export async function namesOfPrograms(accountId: string): Promise<string[]> {
  const owner = await ownerOfAccount(accountId);
  return owner ? namesOf(await programsOf(owner)) : [];
}
