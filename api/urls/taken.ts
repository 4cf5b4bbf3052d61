import type { Transaction } from '../database/db.ts';
import { isDuplicate, isDuplicateOf } from '../database/is-duplicate.ts';
import { linkKey, linkOfKey, type LinkName } from '../common/link-key.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { isReserved, messages } from './rules.ts';

type Tables = Pick<Transaction, 'shortUrl' | 'deletedUrl'>;

/** The keys of those of these links that are there, or were deleted and can still be restored. */
export async function takenKeys(client: Tables, names: readonly LinkName[]): Promise<Set<string>> {
  const codesOn = new Map<number | null, Set<string>>();
  for (const { domainId, shortCode } of names) {
    const codes = codesOn.get(domainId);
    if (codes) codes.add(shortCode);
    else codesOn.set(domainId, new Set([shortCode]));
  }
  const taken = new Set<string>();
  for (const [domainId, codes] of codesOn) {
    const question = {
      where: { shortCode: { in: [...codes] }, domainId },
      select: { shortCode: true, domainId: true },
    };
    for (const link of await client.shortUrl.findMany(question)) taken.add(linkKey(link));
    for (const link of await client.deletedUrl.findMany(question)) taken.add(linkKey(link));
  }
  return taken;
}

/** Which of these codes belong to a link on a domain, or to a deleted one that can still be restored. */
export async function takenAmong(
  client: Tables,
  codes: readonly string[],
  domainId: number | null,
): Promise<Set<string>> {
  const keys = await takenKeys(
    client,
    codes.map((shortCode) => ({ shortCode, domainId })),
  );
  return new Set([...keys].map((key) => linkOfKey(key).shortCode));
}

/** Which of these external ids links of the viewer have. */
export async function externalIdsAmong(
  client: Pick<Transaction, 'shortUrl'>,
  { id }: Pick<Viewer, 'id'>,
  externalIds: string[],
): Promise<Set<string>> {
  if (!externalIds.length) return new Set();
  const where = { ownerId: id, externalId: { in: externalIds } };
  const links = await client.shortUrl.findMany({ where, select: { externalId: true } });
  return new Set(links.map(({ externalId }) => externalId!));
}

/** The refusal of an external id that another link of the account has. */
export const externalIdIsTaken = () => new UserError('EXTERNAL_ID_TAKEN', messages.externalIdTaken, 'externalId');

/** True for the error of a link whose short code another link has. */
export const isTakenCode = (error: unknown): boolean => isDuplicate(error) && !isDuplicateOf('external_id', error);

/** Rethrows an error; a taken short code as UserError CODE_TAKEN, and a taken external id as EXTERNAL_ID_TAKEN. */
export function refuseTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw isTakenCode(error) ? new UserError('CODE_TAKEN', messages.codeTaken, 'shortCode') : externalIdIsTaken();
}

/** Throws UserError CODE_RESERVED for a code that would hide one of the application's own paths. */
export function refuseReserved(code: string): void {
  if (isReserved(code)) throw new UserError('CODE_RESERVED', messages.codeReserved, 'shortCode');
}
