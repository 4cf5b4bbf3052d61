import { graphql, useFragment } from 'react-relay/hooks';
import type { LastClickCell_url$key } from '../../__generated__/LastClickCell_url.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { Cell, type RowColumn } from '../../ui/RowTable.tsx';
import { Unknown } from '../../ui/Unknown.tsx';

interface LastClickCellProps {
  url: LastClickCell_url$key;
  column: RowColumn;
  /** In milliseconds. */
  now: number;
}

/** How long ago a URL was last clicked. */
export function LastClickCell({ column, now, ...props }: LastClickCellProps) {
  const { lastClickedAt: at } = useFragment(
    graphql`
      fragment LastClickCell_url on ShortUrl {
        lastClickedAt
      }
    `,
    props.url,
  );
  return (
    <Cell {...column}>
      {at ? (
        <time dateTime={at} title={formatDateTime(at)} className="whitespace-nowrap text-muted">
          {relativeTime(at, now)}
        </time>
      ) : (
        <Unknown why="No clicks yet" />
      )}
    </Cell>
  );
}
