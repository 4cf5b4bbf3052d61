import { db } from '../database/db.ts';
import { purposeNames, purposes, type Purpose } from './purposes.ts';

/** A secret of the installation, without itself. */
export interface ListedSecret {
  purpose: Purpose;
  use: string;
  /** Whether it is in use, begins within seconds, or is still accepted. */
  state: 'current' | 'next' | 'former';
  startsAt: Date;
  /** Until when it is accepted; null without an end. */
  endsAt: Date | null;
  /** The id of the file key that encrypts it in the database; null where it is stored plain. */
  fileKey: string | null;
}

/** The installation's secrets by purpose, the newest first, without those that have ended. */
export async function listSecrets(now = new Date()): Promise<ListedSecret[]> {
  const rows = await db.secretKey.findMany({
    where: { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    orderBy: { startsAt: 'desc' },
  });
  return purposeNames.flatMap((purpose) => {
    const of = rows.filter((row) => row.purpose === purpose);
    const current = of.find(({ startsAt }) => startsAt <= now);
    return of.map((row) => ({
      ...{ purpose, use: purposes[purpose].use, startsAt: row.startsAt, endsAt: row.endsAt, fileKey: row.fileKey },
      state: row === current ? ('current' as const) : row.startsAt > now ? ('next' as const) : ('former' as const),
    }));
  });
}
