import { graphql, useFragment } from 'react-relay/hooks';
import type { DateCell_url$key } from '../../__generated__/DateCell_url.graphql';
import { formatDate, formatDateTime } from '../../format/dates.ts';
import { Cell, type RowColumn } from '../../ui/RowTable.tsx';

/** A column of days, and which of them. */
export interface DateColumn extends RowColumn {
  field: 'CREATED_AT' | 'EXPIRES_AT';
}

/** The day on which a URL was created or expires. */
export function DateCell({ column, ...props }: { url: DateCell_url$key; column: DateColumn }) {
  const { createdAt, expiresAt } = useFragment(
    graphql`
      fragment DateCell_url on ShortUrl {
        createdAt
        expiresAt
      }
    `,
    props.url,
  );
  const at = column.field === 'CREATED_AT' ? createdAt : expiresAt;
  return (
    <Cell {...column}>
      {at ? (
        <time dateTime={at} title={formatDateTime(at)} className="whitespace-nowrap text-muted">
          {formatDate(at)}
        </time>
      ) : (
        'Never'
      )}
    </Cell>
  );
}
