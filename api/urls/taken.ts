import type { Transaction } from '../db.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import { UserError } from '../user-error.ts';
import { isReserved, messages } from './rules.ts';

/** Which of these codes belong to a link, or to a deleted one that can still be restored. */
export async function takenAmong(
  client: Pick<Transaction, 'shortUrl' | 'deletedUrl'>,
  codes: string[],
): Promise<Set<string>> {
  const question = { where: { shortCode: { in: codes } }, select: { shortCode: true } };
  const [links, deleted] = [await client.shortUrl.findMany(question), await client.deletedUrl.findMany(question)];
  return new Set([...links, ...deleted].map(({ shortCode }) => shortCode));
}

/** Rethrows an error; a taken short code as UserError CONFLICT. */
export function refuseTaken(error: unknown): never {
  throw isDuplicate(error) ? new UserError('CONFLICT', messages.codeTaken, 'shortCode') : error;
}

/** Throws UserError CONFLICT for a code that would hide one of the application's own paths. */
export function refuseReserved(code: string): void {
  if (isReserved(code)) throw new UserError('CONFLICT', messages.codeReserved, 'shortCode');
}
