import { monthStart } from '../days.ts';
import { config } from '../config.ts';
import { db } from '../db.ts';
import { queueOnce } from '../mail/outbox.ts';
import { localHour } from '../local-time.ts';
import { ownerOf } from '../viewer.ts';
import { usageOf } from './usage.ts';

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

/** Queues a warning for every owner who has used 80 or 100 per cent of a limit and wants to know: one of each a month. */
export async function warnOfLimits(now = Date.now()): Promise<void> {
  const where = { tier: { in: limitedPlans() }, wantsWarnings: true, email: { not: null }, urls: { some: {} } };
  for (let after = 0; ;) {
    const users = await db.user.findMany({
      where: { ...where, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: AT_ONCE,
    });
    for (const user of users) await warn(ownerOf(user), now);
    if (users.length < AT_ONCE) return;
    after = users.at(-1)!.id;
  }
}

async function warn(owner: ReturnType<typeof ownerOf>, now: number): Promise<void> {
  const { urlUsagePercentage, clickUsagePercentage } = await usageOf(owner, now);
  const month = monthStart(localHour(owner.timeZone, now).day).slice(0, 7);
  for (const limit of limits) {
    const used = (limit === 'urls' ? urlUsagePercentage : clickUsagePercentage) ?? 0;
    if (used < NEAR) continue;
    const level = used >= FULL ? FULL : NEAR;
    const keyAt = (percentage: number) => `limit ${owner.id} ${limit} ${percentage} ${month}`;
    // Who was told of the full limit is not told afterwards that it is near.
    if (level === NEAR && (await db.outgoingMail.findUnique({ where: { key: keyAt(FULL) } }))) continue;
    await queueOnce(keyAt(level), { kind: 'limit', data: { ownerId: owner.id, limit, level, month } });
  }
}
