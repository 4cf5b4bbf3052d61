import type { Transaction } from '../database/db.ts';
import { db } from '../database/db.ts';
import type { User } from '../generated/prisma/client.ts';
import { localHour } from '../common/local-time.ts';
import { utcDay, utcMidnight } from '../common/days.ts';

/** A change of an owner's time zone. */
export interface ZoneChange {
  /** The first day (YYYY-MM-DD) of the new zone. */
  date: string;
  at: Date;
  timeZone: string;
}

const midnight = (day: string) => new Date(utcMidnight(day));

/**
 * A change of zone as it is stored, with the current day of the previous zone: clicks are stored under that day, and count as
 * today's until it begins in the new zone.
 */
export function changedZone({ timeZone: before, begunDay }: Pick<User, 'timeZone' | 'begunDay'>, timeZone: string) {
  const begun = midnight(localHour(before ?? 'UTC', Date.now()).day);
  return { timeZone, begunDay: begunDay && begunDay > begun ? begunDay : begun };
}

/** Notes a change of zone for the charts; the first zone of an account is none. Of several on one day the last remains. */
async function noteZoneChange(
  tx: Transaction,
  user: Pick<User, 'id' | 'timeZone' | 'begunDay'>,
  timeZone: string,
): Promise<void> {
  if (user.timeZone === null || user.timeZone === timeZone) return;
  const day = midnight(localHour(timeZone, Date.now()).day);
  const changed = { timeZone, changedAt: new Date() };
  await tx.timeZoneChange.upsert({
    where: { ownerId_day: { ownerId: user.id, day } },
    create: { ownerId: user.id, day, ...changed },
    update: changed,
  });
}

/** An account, which nobody else changes until the transaction ends. */
export async function lockAccount(tx: Transaction, id: number): Promise<User> {
  await tx.$queryRaw`SELECT 1 FROM app_user WHERE id = ${id} FOR NO KEY UPDATE`;
  return tx.user.findUniqueOrThrow({ where: { id } });
}

/**
 * Moves an account to a zone from the next click on, and notes the day for the charts; nothing happens where it has the
 * zone already. The caller's transaction holds the account's row.
 */
export async function moveToZone(
  tx: Transaction,
  user: Pick<User, 'id' | 'timeZone' | 'begunDay'>,
  timeZone: string,
): Promise<void> {
  if (timeZone === user.timeZone) return;
  await noteZoneChange(tx, user, timeZone);
  await tx.user.update({ where: { id: user.id }, data: changedZone(user, timeZone) });
}

/** The changes of an owner's time zone within days, oldest first. */
export async function zoneChanges(ownerId: number, { from, to }: { from: string; to: string }): Promise<ZoneChange[]> {
  const rows = await db.timeZoneChange.findMany({
    where: { ownerId, day: { gte: midnight(from), lte: midnight(to) } },
    orderBy: { day: 'asc' },
  });
  return rows.map(({ day, changedAt, timeZone }) => ({ date: utcDay(day.getTime()), at: changedAt, timeZone }));
}
