import { config } from '../config.ts';
import { db } from '../db.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { registerCheck, type Finding } from '../system/health-checks.ts';
import { onQueued } from './outbox.ts';
import { sendDue } from './send-due.ts';

/** Other nodes queue emails as well, and those that wait come due. */
const LOOK_EVERY_MS = 10_000;
const FORGET_EVERY_MS = 3_600_000;
/** Longer than any month, within which a warning is not repeated. */
const KEPT_MS = 62 * 86_400_000;

/** Whether emails wait that could not be delivered. */
async function checkMail(): Promise<Finding> {
  const waiting = await db.outgoingMail.count({ where: { settledAt: null, attempts: { gt: 0 } } });
  if (waiting === 0) return { state: 'ok' };
  const emails = waiting === 1 ? 'One email' : `${waiting} emails`;
  return { state: 'degraded', message: `${emails} could not be delivered yet. Further attempts follow.` };
}

async function forgetOld(now = Date.now()): Promise<void> {
  await db.outgoingMail.deleteMany({ where: { settledAt: { lt: new Date(now - KEPT_MS) } } });
}

/** Sends emails as they come due until the function returned is called; nothing without SMTP_URL. */
export function startMailer(): () => Promise<void> {
  if (!config.smtp) return async () => {};
  registerCheck('mail', checkMail);
  const sending = oneAtATime(sendDue, 'emails could not be sent');
  const forgetting = oneAtATime(forgetOld, 'old emails could not be deleted');
  onQueued(sending.run);
  const timers = [
    setInterval(sending.run, LOOK_EVERY_MS).unref(),
    setInterval(forgetting.run, FORGET_EVERY_MS).unref(),
  ];
  sending.run();
  forgetting.run();
  return async () => {
    onQueued(() => {});
    timers.forEach(clearInterval);
    await Promise.all([sending.over(), forgetting.over()]);
  };
}
