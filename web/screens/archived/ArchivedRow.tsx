import { graphql, useFragment } from 'react-relay/hooks';
import type { ArchivedRow_url$key } from '../../__generated__/ArchivedRow_url.graphql';
import { formatDate, formatMoment } from '../../format/dates.ts';
import { countOf, formatShort } from '../../format/numbers.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { UrlIdentity } from '../../parts/urls/UrlIdentity.tsx';
import { UrlStatusBadge } from '../../parts/urls/UrlStatusBadge.tsx';
import type { RowTools } from '../../parts/urls/UrlTable.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Cell, Row } from '../../ui/RowTable.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
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
        clickCount
        uniqueVisitors
        lastClickedAt
        ...UrlIdentity_url
        ...UrlStatusBadge_url
        ...ArchivedRowActions_url
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
        {url.expiresAt ? <Moment iso={url.expiresAt} text={formatDate(url.expiresAt)} /> : 'Never'}
      </Cell>
      <Cell {...clicks}>
        <span title={countOf(url.clickCount, 'click')} className="font-semibold">
          {formatShort(url.clickCount)}
        </span>
      </Cell>
      <Cell {...visitors}>
        <span title={countOf(url.uniqueVisitors, 'daily unique visitor')}>{formatShort(url.uniqueVisitors)}</span>
      </Cell>
      <Cell {...lastClick}>
        {url.lastClickedAt ? (
          <Moment iso={url.lastClickedAt} text={relativeTime(url.lastClickedAt, now)} />
        ) : (
          <Unknown why="Nobody has clicked yet" />
        )}
      </Cell>
    </Row>
  );
}

const Moment = ({ iso, text }: { iso: string; text: string }) => (
  <time dateTime={iso} title={formatMoment(iso)} className="whitespace-nowrap text-muted">
    {text}
  </time>
);
