import { graphql, useFragment } from 'react-relay/hooks';
import type { UrlFigures_url$key } from '../../__generated__/UrlFigures_url.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { countOf } from '../../format/numbers.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { useNow } from '../../ui/useNow.ts';
import { Fact } from './Fact.tsx';

/** How often the URL was clicked, ever. */
export function UrlFigures(props: { url: UrlFigures_url$key }) {
  const { clickCount, visitors, lastClickedAt } = useFragment(
    graphql`
      fragment UrlFigures_url on ShortUrl {
        clickCount
        visitors
        lastClickedAt
      }
    `,
    props.url,
  );
  const now = useNow();
  return (
    <>
      <Fact name="All time">
        <span className="font-semibold">{countOf(clickCount, 'click')}</span>{' '}
        <span className="text-muted" title="Sum of daily visitors">
          · {countOf(visitors, 'visitor')}
        </span>
      </Fact>
      <Fact name="Last click">
        {lastClickedAt ? (
          <time dateTime={lastClickedAt} title={formatDateTime(lastClickedAt)}>
            {relativeTime(lastClickedAt, now)}
          </time>
        ) : (
          'No clicks yet'
        )}
      </Fact>
    </>
  );
}
