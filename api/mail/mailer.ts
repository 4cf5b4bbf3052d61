import { warnOfLimits } from '../account/warn-of-limits.ts';
import { config } from '../config.ts';
import { db } from '../db.ts';
import { logger } from '../logger.ts';
import { registerCheck, type Finding } from '../system/health-checks.ts';
import { onQueued } from './outbox.ts';
import { sendDue } from './send-due.ts';

/** Other nodes queue emails as well, and those that wait come due. */
const LOOK_EVERY_MS = 10_000;
const WARN_EVERY_MS = 10 * 60_000;
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

/** Runs one piece of work at a time, and once more if it was asked for meanwhile. */
function oneAtATime(work: () => Promise<void>, failure: string): { run: () => void; over: () => Promise<void> } {
  let running: Promise<void> | null = null;
  let isAsked = false;
  const run = () => {
    if (running) return void (isAsked = true);
    running = work()
      .catch((error: Error) => logger.warn({ err: error }, failure))
      .finally(() => {
        running = null;
        if (isAsked) {
          isAsked = false;
          run();
        }
      });
  };
  return { run, over: async () => void (await running) };
}

/** Sends emails as they come due, and warns of limits, until the function returned is called; nothing without SMTP_URL. */
export function startMailer(): () => Promise<void> {
  if (!config.smtp) return async () => {};
  registerCheck('mail', checkMail);
  const sending = oneAtATime(sendDue, 'emails could not be sent');
  const warning = oneAtATime(async () => {
    await warnOfLimits();
    await forgetOld();
  }, 'the limits of plans could not be checked');
  onQueued(sending.run);
  const timers = [setInterval(sending.run, LOOK_EVERY_MS).unref(), setInterval(warning.run, WARN_EVERY_MS).unref()];
  sending.run();
  warning.run();
  return async () => {
    onQueued(() => {});
    timers.forEach(clearInterval);
    await Promise.all([sending.over(), warning.over()]);
  };
}
