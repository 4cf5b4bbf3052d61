import { CalendarClock, Gauge, KeyRound, Split, type LucideIcon } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UrlMarks_url$data, UrlMarks_url$key } from '../../__generated__/UrlMarks_url.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { countOf } from '../../format/numbers.ts';

/** What a link does beside leading on: one sign each, with what it says. */
function marksOf({ redirectRules, hasPassword, maxClicks, startsAt, expiresAt }: UrlMarks_url$data) {
  const times = [startsAt && `Starts ${formatDateTime(startsAt)}`, expiresAt && `Expires ${formatDateTime(expiresAt)}`];
  const schedule = times.filter(Boolean).join('. ');
  const marks: [LucideIcon, string | false][] = [
    [Split, redirectRules.length > 0 && countOf(redirectRules.length, 'redirect rule')],
    [KeyRound, hasPassword && 'Asks for a password'],
    [Gauge, typeof maxClicks === 'number' && `Ends after ${countOf(maxClicks, 'click')}`],
    [CalendarClock, schedule],
  ];
  return marks.filter((mark): mark is [LucideIcon, string] => Boolean(mark[1]));
}

/** Small signs of a link that has rules, a password, a limit of clicks or a schedule; nothing for others. */
export function UrlMarks(props: { url: UrlMarks_url$key }) {
  const url = useFragment(
    graphql`
      fragment UrlMarks_url on ShortUrl {
        redirectRules {
          __typename
        }
        hasPassword
        maxClicks
        startsAt
        expiresAt
      }
    `,
    props.url,
  );
  const marks = marksOf(url);
  if (!marks.length) return null;
  return (
    <span className="flex shrink-0 items-center gap-1 text-faint">
      {marks.map(([Icon, name]) => (
        <span key={name} role="img" aria-label={name} title={name} className="relative z-1">
          <Icon aria-hidden className="size-3.5" />
        </span>
      ))}
    </span>
  );
}
