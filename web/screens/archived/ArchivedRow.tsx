import { graphql, useFragment } from 'react-relay/hooks';
import type { ArchivedRow_url$key } from '../../__generated__/ArchivedRow_url.graphql';
import { CountCells } from '../../parts/urls/CountCells.tsx';
import { DateCell } from '../../parts/urls/DateCell.tsx';
import { LastClickCell } from '../../parts/urls/LastClickCell.tsx';
import { UrlIdentity } from '../../parts/urls/UrlIdentity.tsx';
import { UrlStatusBadge } from '../../parts/urls/UrlStatusBadge.tsx';
import type { RowTools } from '../../parts/urls/UrlTable.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Cell, Row } from '../../ui/RowTable.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { ArchivedRowActions } from './ArchivedRowActions.tsx';
import { columns, grid } from './columns.ts';
import { linkName } from '../../format/link-name.ts';

interface ArchivedRowProps extends RowTools {
  url: ArchivedRow_url$key;
  /** The list is sorted by the day of creation, so that day is shown. */
  isByCreation: boolean;
}

/** One URL that can be brought back. */
export function ArchivedRow({ id, isByCreation, now, isSelected, isBusy, onSelect, act, ...props }: ArchivedRowProps) {
  const url = useFragment(
    graphql`
      fragment ArchivedRow_url on ShortUrl {
        shortCode
        domain
        shortUrl
        ...UrlIdentity_url
        ...UrlStatusBadge_url
        ...ArchivedRowActions_url
        ...CountCells_url
        ...DateCell_url
        ...LastClickCell_url
      }
    `,
    props.url,
  );
  const [copyState, copy] = useCopy();
  return (
    <Row
      id={id}
      grid={grid}
      isSelected={isSelected}
      isBusy={isBusy}
      tick={
        <Checkbox label={`Select ${linkName(url.domain, url.shortCode)}`} checked={isSelected} onChange={onSelect} />
      }
      name={<UrlIdentity url={url} copyState={copyState} onCopy={() => void copy(url.shortUrl)} />}
      actions={<ArchivedRowActions url={url} now={now} isBusy={isBusy} act={act} />}
    >
      <Cell {...columns.status}>
        <UrlStatusBadge url={url} />
      </Cell>
      <DateCell url={url} column={columns.expires} />
      <CountCells url={url} columns={[columns.clicks, columns.visitors]} />
      {isByCreation ? (
        <DateCell url={url} column={columns.created} />
      ) : (
        <LastClickCell url={url} column={columns.lastClick} now={now} />
      )}
    </Row>
  );
}
