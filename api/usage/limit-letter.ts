import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import { isVerified } from '../identity/verified.ts';
import type { Letter } from '../mail/letter.ts';
import { ownerOf } from '../common/viewer.ts';
import { usageOf } from './usage.ts';
import type { Limit } from './warn-of-limits.ts';
import { EMBEDDED_ISSUER } from '../openid/web-client.ts';
import { grouped } from '../common/grouped.ts';

interface Warning {
  ownerId: number;
  limit: Limit;
  level: 80 | 100;
  month: string;
}

/** Tells an owner that a limit is near or reached; null where there is nobody to tell, or who does not want to know. */
export async function limitLetter({ ownerId, limit, level }: Warning): Promise<Letter | null> {
  const user = await db.user.findUnique({ where: { id: ownerId } });
  if (!user?.email || !user.wantsWarnings) return null;
  if (user.issuer === EMBEDDED_ISSUER && !(await isVerified(user.subject, user.email))) return null;
  const usage = await usageOf(ownerOf(user));
  const [used, most, what, after] =
    limit === 'urls'
      ? [
          usage.urlCount,
          usage.maxUrls,
          'links',
          'The links you have keep redirecting. Once all are used, you cannot create more.',
        ]
      : [usage.currentMonthClicks, usage.clickLimit, 'clicks for this month', 'Your links keep redirecting.'];
  return {
    to: user.email,
    subject: level === 100 ? `Your plan's ${what} are used up` : `You have used ${level} % of your plan's ${what}`,
    paragraphs: [
      `You have used ${grouped(used)} of ${grouped(most)} ${what} on the ${user.tier} plan.`,
      after,
      'You can turn these warnings off in your profile.',
    ],
    action: { label: 'Open your profile', url: `${config.publicOrigin}/account/profile` },
  };
}
