import { config } from '../config.ts';
import { db } from '../db.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { registerCheck, type Finding } from '../system/health-checks.ts';
import { onQueued } from './outbox.ts';
import { sendDue } from './send-due.ts';

/** Other nodes queue emails as well, and those that wait come due. */
const LOOK_EVERY_MS = 10_000;
const FORGET_EVERY_MS = 3_600_000;
/** An email is gone a day after it was sent; the next look is an hour later at most. */
const KEPT_MS = 23 * 3_600_000;

/** Whether emails wait that could not be delivered. */
async function checkMail(): Promise<Finding> {
  const waiting = await db.outgoingMail.count({ where: { settledAt: null, attempts: { gt: 0 } } });
  if (waiting === 0) return { state: 'ok' };
  const emails = waiting === 1 ? 'One email' : `${waiting} emails`;
  return { state: 'degraded', message: `${emails} could not be delivered yet. Further attempts follow.` };
}

async function forgetOld(now = Date.now()): Promise<void> {
  const before = { lt: new Date(now - KEPT_MS) };
  const isNobodys = { ownerId: null, accountId: null, createdAt: before };
  await db.outgoingMail.deleteMany({ where: { OR: [{ settledAt: before }, isNobodys] } });
}

/** Deletes old emails, and with SMTP_URL sends those that come due, until the function returned is called. */
export function startMailer(): () => Promise<void> {
  const forgetting = oneAtATime(forgetOld, 'old emails could not be deleted');
  const timers = [setInterval(forgetting.run, FORGET_EVERY_MS).unref()];
  forgetting.run();
  const sending = oneAtATime(sendDue, 'emails could not be sent');
  if (config.smtp) {
    registerCheck('mail', checkMail);
    onQueued(sending.run);
    timers.push(setInterval(sending.run, LOOK_EVERY_MS).unref());
    sending.run();
  }
  return async () => {
    onQueued(() => {});
    timers.forEach(clearInterval);
    await Promise.all([sending.over(), forgetting.over()]);
  };
}
