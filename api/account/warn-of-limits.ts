import { monthStart } from '../days.ts';
import { config } from '../config.ts';
import { db } from '../db.ts';
import type { Prisma, User } from '../generated/prisma/client.ts';
import { queueOnce } from '../mail/outbox.ts';
import { localHour } from '../local-time.ts';
import { ownerOf } from '../viewer.ts';
import { queueOnceForWebhooks } from '../webhooks/outbox.ts';
import { usageOf, type Usage } from './usage.ts';

const limits = ['urls', 'clicks'] as const;
export type Limit = (typeof limits)[number];
const NEAR = 80;
const FULL = 100;
const UNLIMITED = -1;
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

/** Queues a warning for every owner who has used 80 or 100 per cent of a limit: one of each a month, by each way. */
export async function warnOfLimits(now = Date.now()): Promise<void> {
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

async function warn(user: User, now: number): Promise<void> {
  const owner = ownerOf(user);
  const usage = await usageOf(owner, now);
  const month = monthStart(localHour(owner.timeZone, now).day).slice(0, 7);
  for (const limit of limits) {
    const used = (limit === 'urls' ? usage.urlUsagePercentage : usage.clickUsagePercentage) ?? 0;
    if (used < NEAR) continue;
    const reached: Reached = { ownerId: owner.id, limit, level: used >= FULL ? FULL : NEAR, month };
    if (user.wantsWarnings && user.email) await warnByEmail(reached);
    await warnByWebhooks(reached, usage, user.tier);
  }
}

async function warnByEmail(reached: Reached): Promise<void> {
  const { ownerId, limit, level, month } = reached;
  const keyAt = (percentage: number) => `limit ${ownerId} ${limit} ${percentage} ${month}`;
  // Who was told of the full limit is not told afterwards that it is near.
  if (level === NEAR && (await db.outgoingMail.findUnique({ where: { key: keyAt(FULL) } }))) return;
  await queueOnce(keyAt(level), { kind: 'limit', data: reached });
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
