import { graphql, useFragment } from 'react-relay/hooks';
import type { ArchivedRow_url$key } from '../../__generated__/ArchivedRow_url.graphql';
import { formatDate, formatDateTime } from '../../format/dates.ts';
import { CountCells } from '../../parts/urls/CountCells.tsx';
import { LastClickCell } from '../../parts/urls/LastClickCell.tsx';
import { UrlIdentity } from '../../parts/urls/UrlIdentity.tsx';
import { UrlStatusBadge } from '../../parts/urls/UrlStatusBadge.tsx';
import type { RowTools } from '../../parts/urls/UrlTable.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Cell, Row } from '../../ui/RowTable.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { ArchivedRowActions } from './ArchivedRowActions.tsx';
import { columns, grid } from './columns.ts';

interface ArchivedRowProps extends RowTools {
  url: ArchivedRow_url$key;
}

const [status, expires, clicks, visitors, lastClick] = columns;

/** One URL that can be brought back. */
export function ArchivedRow({ now, isSelected, isBusy, onSelect, attempt, confirm, ...props }: ArchivedRowProps) {
  const url = useFragment(
    graphql`
      fragment ArchivedRow_url on ShortUrl {
        shortCode
        shortUrl
        expiresAt
        ...UrlIdentity_url
        ...UrlStatusBadge_url
        ...ArchivedRowActions_url
        ...CountCells_url
        ...LastClickCell_url
      }
    `,
    props.url,
  );
  const [copyState, copy] = useCopy();
  return (
    <Row
      grid={grid}
      isSelected={isSelected}
      isBusy={isBusy}
      tick={<Checkbox label={`Select /${url.shortCode}`} checked={isSelected} onChange={onSelect} />}
      name={<UrlIdentity url={url} copyState={copyState} onCopy={() => void copy(url.shortUrl)} />}
      actions={<ArchivedRowActions url={url} now={now} isBusy={isBusy} attempt={attempt} confirm={confirm} />}
    >
      <Cell {...status}>
        <UrlStatusBadge url={url} />
      </Cell>
      <Cell {...expires}>
        {url.expiresAt ? (
          <time dateTime={url.expiresAt} title={formatDateTime(url.expiresAt)} className="whitespace-nowrap text-muted">
            {formatDate(url.expiresAt)}
          </time>
        ) : (
          'Never'
        )}
      </Cell>
      <CountCells url={url} columns={[clicks, visitors]} />
      <LastClickCell url={url} column={lastClick} now={now} />
    </Row>
  );
}
