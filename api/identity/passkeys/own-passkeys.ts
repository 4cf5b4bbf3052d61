import { z } from 'zod';
import { spend } from '../../account/rates.ts';
import { db } from '../../database/db.ts';
import type { Passkey } from '../../generated/prisma/client.ts';
import { parseInput } from '../../common/parse-input.ts';
import { UserError } from '../../common/user-error.ts';
import type { Viewer } from '../../common/viewer.ts';
import { accountIdOf } from '../account-id.ts';
import { requireEmbedded } from '../embedded-only.ts';

/** The most passkeys of an account. */
export const MAX_PASSKEYS = 10;

/** What an owner sees of a passkey. */
export type OwnPasskey = Pick<Passkey, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>;

/** The passkeys of an account of the embedded provider, oldest first; none for an id that is not of its form. */
export async function passkeysOf(subject: string): Promise<OwnPasskey[]> {
  const accountId = accountIdOf(subject);
  if (!accountId) return [];
  const select = { id: true, name: true, createdAt: true, lastUsedAt: true };
  return db.passkey.findMany({ where: { accountId }, select, orderBy: { id: 'asc' } });
}

/** The viewer's passkeys; refuses FORBIDDEN with another identity provider. */
export async function ownPasskeys({ subject }: Pick<Viewer, 'subject'>): Promise<OwnPasskey[]> {
  requireEmbedded();
  return passkeysOf(subject);
}

const Removed = z.object({ id: z.string() });

/** Removes one of the viewer's passkeys at once. Refuses NOT_FOUND, FORBIDDEN with another identity provider, and RATE_LIMITED. */
export async function removePasskey(viewer: Viewer, input: unknown): Promise<void> {
  requireEmbedded();
  await spend(viewer, 'write');
  const { id } = parseInput(Removed, input);
  const isId = z.uuid().safeParse(id).success;
  const { count } = isId ? await db.passkey.deleteMany({ where: { id, accountId: viewer.subject } }) : { count: 0 };
  if (count === 0) throw new UserError('NOT_FOUND', 'There is no such passkey.', 'id');
}
