import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import { hasConfirmedEmail } from '../identity/confirmed-email.ts';
import type { Letter } from '../mail/letter.ts';
import type { DomainNews } from '../mail/outbox.ts';

const STILL_SERVED = 'Its links still work for people who reach this server under that name.';

const letters: Record<DomainNews['news'], (news: DomainNews) => { subject: string; paragraphs: string[] }> = {
  failing: ({ host, problem }) => ({
    subject: `Your domain ${host} has a problem`,
    paragraphs: [
      `The last checks of your domain ${host} failed.${problem ? ` ${problem}` : ''}`,
      `${STILL_SERVED} Please look at its DNS records.`,
    ],
  }),
  back: ({ host }) => ({
    subject: `Your domain ${host} works again`,
    paragraphs: [`The DNS records of your domain ${host} are as they should be again.`],
  }),
  lost: ({ host }) => ({
    subject: `Your domain ${host} belongs to another account now`,
    paragraphs: [
      `Another account has proved that it controls ${host}, and your TXT record was no longer there.`,
      'Your links on it are kept with their statistics, but they are no longer served. You can move them to another domain.',
    ],
  }),
};

/** Tells an owner of a domain that fails, is back or is another's; null where there is nobody to tell, or it is over already. */
export async function domainLetter(news: DomainNews): Promise<Letter | null> {
  const domain = await db.domain.findUnique({ where: { id: news.domainId }, include: { owner: true } });
  if (!domain?.owner.email || !(await hasConfirmedEmail(domain.owner))) return null;
  if (news.news === 'failing' && !domain.failingSince) return null;
  return {
    to: domain.owner.email,
    ...letters[news.news](news),
    action: { label: 'Open your domains', url: `${config.publicOrigin}/account/domains` },
  };
}
