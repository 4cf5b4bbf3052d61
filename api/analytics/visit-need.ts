import { db } from '../database/db.ts';
import { hostOf } from '../common/destination.ts';
import { missingVisitStep, type VisitStep } from '../websites/visit-steps.ts';
import type { Scope } from './scope.ts';

/** What is missing before bounce rate, session time and conversions can be told. */
export interface VisitNeed {
  step: VisitStep;
  /** The host of the link's destination; null where all links are meant. */
  host: string | null;
}

/** What visits of the links of a scope still need; null where everything is there. */
export async function visitNeed({ viewerId, linkId }: Pick<Scope, 'viewerId' | 'linkId'>): Promise<VisitNeed | null> {
  const link = linkId === null ? null : await db.shortUrl.findUnique({ where: { id: linkId, ownerId: viewerId } });
  const host = link && hostOf(link.originalUrl);
  const step = await missingVisitStep(viewerId, host);
  return step && { step, host };
}
