import { graphql, useFragment } from 'react-relay/hooks';
import type { RecentClickRow_click$key } from '../../__generated__/RecentClickRow_click.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { Flag } from '../../ui/Flag.tsx';

/** Who clicked what, and how long ago. */
export function RecentClickRow(props: { click: RecentClickRow_click$key; now: number }) {
  const click = useFragment(
    graphql`
      fragment RecentClickRow_click on RecentClick {
        country
        countryCode
        city
        device
        browser
        clickedAt
        url {
          shortCode
        }
      }
    `,
    props.click,
  );
  const place = click.city ? `${click.city}, ${click.country}` : click.country;
  return (
    <li className="flex animate-fade-in items-center gap-3 py-2.5 first:pt-1 last:pb-0">
      <span className="grid size-8 shrink-0 place-items-center rounded-lg bg-sunken">
        <Flag code={click.countryCode} />
      </span>
      <div className="min-w-0 grow">
        <p className="truncate font-mono text-sm font-medium">/{click.url.shortCode}</p>
        <p className="truncate text-xs text-faint">
          {place} · {click.browser} · {click.device}
        </p>
      </div>
      <time
        dateTime={click.clickedAt}
        title={formatDateTime(click.clickedAt)}
        className="shrink-0 text-xs text-muted tabular-nums"
      >
        {relativeTime(click.clickedAt, props.now)}
      </time>
    </li>
  );
}
