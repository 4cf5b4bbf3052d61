// Accounts of the embedded provider, made without its pages.
import { config } from '../../api/common/config.ts';
import { db } from '../../api/database/db.ts';
import { hashPassword, KNOWN } from '../../api/identity/password.ts';
import { issuer, mint } from './tokens.ts';
import type { Person } from './world.ts';

/** A change of the password that the accounts have. */
export const passwords = { current_password: 'correct horse', new_password: 'battery staple' };

/** A change of their address. */
export const newAddress = () => ({
  current_password: passwords.current_password,
  new_email: `${crypto.randomUUID()}@example.test`,
});

/** Somebody whose account is at the embedded provider. */
export async function withPassword(): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.test`;
  const passwordHash = await hashPassword(passwords.current_password, KNOWN);
  const { id: subject } = await db.identityAccount.create({ data: { email, name: 'Grace', passwordHash } });
  const { id } = await db.user.create({ data: { issuer, subject, firstName: 'Grace', email } });
  return { id, subject, token: await mint(subject) };
}

/** Another browser of somebody's, by its id. */
export async function otherBrowserOf({ subject }: Person): Promise<string> {
  const id = crypto.randomUUID();
  await db.identityRecord.create({ data: { model: 'Grant', id, accountId: subject, payload: {} } });
  return id;
}

/** Does something while there is a mail server, to which nothing is sent meanwhile. */
export async function withMail<Result>(work: () => Promise<Result>): Promise<Result> {
  const settings = config as { smtp: typeof config.smtp };
  settings.smtp = { url: 'smtp://127.0.0.1:1', from: 'Footbridge <footbridge@example.test>' };
  try {
    return await work();
  } finally {
    settings.smtp = null;
  }
}
