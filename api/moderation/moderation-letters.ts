import { hasConfirmedEmail } from '../identity/confirmed-email.ts';
import { isOperator } from '../identity/operator.ts';
import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import type { User } from '../generated/prisma/client.ts';
import { nameOfLink } from '../common/short-origin.ts';
import type { Letter } from '../mail/letter.ts';
import type { SuspensionNews } from '../mail/outbox.ts';

/** The address to which an account's letters go; null without a confirmed one. */
const addressOf = async (user: User | null): Promise<string | null> =>
  user && (await hasConfirmedEmail(user)) ? user.email : null;

const what: Record<SuspensionNews['kind'], (name: string) => string> = {
  link: (name) => `Your link ${name.includes('/') ? name : `${config.shortOrigin}/${name}`}`,
  host: (name) => `Your links to ${name}`,
  account: () => 'Your account',
};

const consequences: Record<SuspensionNews['kind'], string> = {
  link: 'It no longer redirects, and cannot be changed or deleted until the suspension ends. Its statistics stay.',
  host: 'They no longer redirect, and cannot be changed or deleted until the suspension ends. Their statistics stay.',
  account:
    'Its links no longer redirect, and nothing can be created, changed or deleted. You can sign in, see your statistics and download your data.',
};

/** Tells an owner of a suspension or of its end; null where there is nobody to tell. */
export async function suspensionLetter({
  ownerId,
  kind,
  name,
  reason,
  isOver,
}: SuspensionNews): Promise<Letter | null> {
  const to = await addressOf(await db.user.findUnique({ where: { id: ownerId } }));
  if (!to) return null;
  const subject = what[kind](name);
  const verb = kind === 'host' ? 'were' : 'was';
  if (isOver) {
    const works = kind === 'host' ? 'work' : 'works';
    return {
      to,
      subject: `${subject} ${works} again`,
      paragraphs: [`The suspension is over. ${subject} ${works} as before.`],
    };
  }
  return {
    to,
    subject: `${subject} ${verb} suspended`,
    paragraphs: [
      `${subject} ${verb} suspended by the operator of this server. Reason: ${reason}`,
      consequences[kind],
      'If you think that this is a mistake, please write to the operator.',
    ],
    action: { label: 'Open your links', url: `${config.publicOrigin}/urls` },
  };
}

const MOST_CODES = 10;

/** Tells an operator of the reports that wait, most reported links first; null where none does, or who is no operator any more. */
export async function reportsLetter(operatorId: number): Promise<Letter | null> {
  const user = await db.user.findUnique({ where: { id: operatorId } });
  const to = await addressOf(user);
  if (!user || !to || !(await isOperator(user))) return null;
  const codes = await db.linkReport.groupBy({
    by: ['shortCode', 'domain'],
    where: { settledAt: null },
    _count: { id: true },
    orderBy: { _count: { id: 'desc' } },
  });
  if (!codes.length) return null;
  const named = codes.slice(0, MOST_CODES).map(({ _count: { id }, ...name }) => `${nameOfLink(name)} (${id})`);
  const more = codes.length > MOST_CODES ? ` and ${codes.length - MOST_CODES} more` : '';
  return {
    to,
    subject: codes.length === 1 ? 'A link was reported' : `${codes.length} links were reported`,
    paragraphs: [
      `Reports wait for you. The links, with the number of reports: ${named.join(', ')}${more}.`,
      'You are told at most once an hour.',
    ],
    action: { label: 'Open the reports', url: `${config.publicOrigin}/system/take-downs` },
  };
}
