import { config } from '../common/config.ts';
import { registerCheck, type Finding } from '../common/health-checks.ts';
import { db } from '../database/db.ts';

/** Adds to the health whether emails wait that could not be delivered; nothing where the installation sends none. */
export function watchMail(): void {
  if (config.smtp) registerCheck('mail', checkMail);
}

async function checkMail(): Promise<Finding> {
  const waiting = await db.outgoingMail.count({ where: { settledAt: null, attempts: { gt: 0 } } });
  if (waiting === 0) return { state: 'ok' };
  const emails = waiting === 1 ? 'One email' : `${waiting} emails`;
  return { state: 'degraded', message: `${emails} could not be delivered yet. Further attempts follow.` };
}
