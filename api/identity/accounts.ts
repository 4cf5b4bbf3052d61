import { z } from 'zod';
import { db } from '../db.ts';
import { Prisma, type IdentityAccount } from '../generated/prisma/client.ts';
import { parseInput } from '../parse-input.ts';
import { UserError } from '../user-error.ts';
import { addressKey, Attempts } from './attempts.ts';
import { hashPassword, isPassword } from './password.ts';

const MINUTE = 60_000;
/** Wide enough for an office behind one address, far too narrow for guessing. */
const byAddress = new Attempts(30, 10 * MINUTE);
const byEmail = new Attempts(10, 15 * MINUTE);

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'This e-mail address is too long.')
  .pipe(z.email('Please enter an e-mail address, name@example.com for example.'));

const Credentials = z.object({
  email,
  password: z.string().min(1, 'Please enter your password.').max(200, 'Passwords have at most 200 characters.'),
});

const NewAccount = z.object({
  name: z.string().trim().min(1, 'Please enter your first name.').max(100, 'Please use at most 100 characters.'),
  email,
  password: z.string().min(8, 'Please use at least 8 characters.').max(200, 'Please use at most 200 characters.'),
});

/**
 * Makes an account of the embedded provider. Refuses INVALID fields, CONFLICT for an e-mail that has one already and
 * RATE_LIMITED for an address that asks too often.
 */
export async function createAccount(input: unknown, address: string): Promise<IdentityAccount> {
  byAddress.count(addressKey(address));
  const { name, email, password } = parseInput(NewAccount, input);
  byEmail.count(email);
  const passwordHash = await hashPassword(password);
  try {
    return await db.identityAccount.create({ data: { name, email, passwordHash } });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') {
      throw new UserError('CONFLICT', 'There is already an account with this e-mail. Please sign in instead.', 'email');
    }
    throw error;
  }
}

/**
 * The account that e-mail and password belong to. Refuses UNAUTHENTICATED in the same words and time whichever of the
 * two is wrong, and RATE_LIMITED before anything is compared.
 */
export async function checkCredentials(input: unknown, address: string): Promise<IdentityAccount> {
  byAddress.count(addressKey(address));
  const { email, password } = parseInput(Credentials, input);
  byEmail.count(email);
  const account = await db.identityAccount.findUnique({ where: { email } });
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (!account || !isRight) throw new UserError('UNAUTHENTICATED', 'The e-mail or the password is not right.');
  byEmail.forget(email);
  return account;
}
