import type { ClientBase } from 'pg';
import { monthStart } from '../common/days.ts';
import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import type { Prisma, User } from '../generated/prisma/client.ts';
import { queueAgain } from '../mail/outbox.ts';
import { UNLIMITED } from '../common/plan-limits.ts';
import { localHour } from '../common/local-time.ts';
import { ownerOf } from '../common/viewer.ts';
import { queueOnceForWebhooks } from '../webhooks/queue-event.ts';
import { usageOf, type Usage } from './usage.ts';

const limits = ['urls', 'clicks'] as const;
export type Limit = (typeof limits)[number];
const NEAR = 80;
const FULL = 100;
const AT_ONCE = 200;

/** The plans that have a limit to warn of. */
const limitedPlans = () =>
  Object.entries(config.plans)
    .filter(([, { maxUrls, monthlyClickLimit }]) => maxUrls !== UNLIMITED || monthlyClickLimit !== UNLIMITED)
    .map(([name]) => name as keyof typeof config.plans);

/** Who can be told: by email where the installation sends any, and by webhooks that want to know. */
const whoIsTold = (): Prisma.UserWhereInput => ({
  tier: { in: limitedPlans() },
  urls: { some: {} },
  OR: [
    { webhooks: { some: { offReason: null, events: { has: 'limit.reached' } } } },
    ...(config.smtp ? [{ wantsWarnings: true, email: { not: null } }] : []),
  ],
});

/** Whether anybody could be told: without emails only webhooks that want to know. */
export async function isAnybodyWarned(client: ClientBase): Promise<boolean> {
  if (config.smtp) return true;
  const { rows } = await client.query(
    "SELECT FROM webhook WHERE off_reason IS NULL AND 'limit.reached' = ANY (events) LIMIT 1",
  );
  return rows.length > 0;
}

/** Longer than any month, within which a warning is not repeated. */
const REMEMBERED_MS = 62 * 86_400_000;

/** Queues a warning for every owner who has used 80 or 100 per cent of a limit: one of each a month, by each way. */
export async function warnOfLimits(now = Date.now()): Promise<void> {
  await db.limitWarning.deleteMany({ where: { month: { lt: monthOf(now - REMEMBERED_MS, 'UTC') } } });
  const where = whoIsTold();
  for (let after = 0; ;) {
    const users = await db.user.findMany({
      where: { ...where, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
    });
    for (const user of users) await warn(user, now);
    if (users.length < AT_ONCE) return;
    after = users.at(-1)!.id;
  }
}

/** A limit of which an owner is told. */
interface Reached {
  ownerId: number;
  limit: Limit;
  level: typeof NEAR | typeof FULL;
  month: string;
}

const monthOf = (timestamp: number, timeZone: string): string =>
  monthStart(localHour(timeZone, timestamp).day).slice(0, 7);

async function warn(user: User, now: number): Promise<void> {
  const owner = ownerOf(user);
  const usage = await usageOf(owner, now);
  const month = monthOf(now, owner.timeZone);
  for (const limit of limits) {
    const used = (limit === 'urls' ? usage.urlUsagePercentage : usage.clickUsagePercentage) ?? 0;
    if (used < NEAR) continue;
    const reached: Reached = { ownerId: owner.id, limit, level: used >= FULL ? FULL : NEAR, month };
    if (user.wantsWarnings && user.email) await warnByEmail(reached);
    await warnByWebhooks(reached, usage, user.tier);
  }
}

async function warnByEmail(reached: Reached): Promise<void> {
  if (!config.smtp) return;
  const { ownerId, limit, level, month } = reached;
  // Who was told of the full limit is not told afterwards that it is near.
  if (level === NEAR && (await db.limitWarning.count({ where: { ownerId, limit, month, level: FULL } }))) return;
  await db.$transaction(async (tx) => {
    const { count } = await tx.limitWarning.createMany({ data: reached, skipDuplicates: true });
    if (count) await queueAgain(`limit ${ownerId} ${limit} ${level} ${month}`, { kind: 'limit', data: reached }, tx);
  });
}

async function warnByWebhooks({ ownerId, limit, level, month }: Reached, usage: Usage, plan: string): Promise<void> {
  const keyAt = (percentage: number) => `limit ${limit} ${percentage} ${month}`;
  const isTold = { key: keyAt(FULL), webhook: { ownerId } };
  if (level === NEAR && (await db.webhookDelivery.findFirst({ where: isTold, select: { id: true } }))) return;
  const [used, allowed] =
    limit === 'urls' ? [usage.urlCount, usage.maxUrls] : [usage.currentMonthClicks, usage.clickLimit];
  const data = { limit, percentage: level, used, allowed, plan, month };
  await queueOnceForWebhooks(ownerId, keyAt(level), 'limit.reached', data);
}
