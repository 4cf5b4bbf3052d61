import { db } from '../database/db.ts';
import { actorOf } from '../identity/operator-actor.ts';
import type { Viewer } from '../common/viewer.ts';
import { kindOf, subjectOf, type SubjectKind } from '../suspension/subject.ts';

/** A suspension as operators see it. */
export interface ListedSuspension {
  id: number;
  kind: SubjectKind;
  /** The code, the host or the email address. */
  subject: string;
  /** Where a suspended link leads; null for others. */
  destination: string | null;
  reason: string;
  suspendedBy: string;
  createdAt: Date;
}

export const MOST_SUSPENSIONS = 100;

/** What is suspended, newest first, before the row `before` where one is named. Refuses FORBIDDEN. */
export async function listSuspensions(viewer: Viewer, before?: number | null): Promise<ListedSuspension[]> {
  await actorOf(viewer);
  const rows = await db.suspension.findMany({
    where: typeof before === 'number' ? { id: { lt: before } } : {},
    include: { link: true, account: true },
    orderBy: { id: 'desc' },
    take: MOST_SUSPENSIONS,
  });
  return rows.map((row) => ({
    ...{ id: row.id, reason: row.reason, suspendedBy: row.suspendedBy, createdAt: row.createdAt },
    kind: kindOf(row),
    subject: subjectOf(row),
    destination: row.link?.originalUrl ?? null,
  }));
}
