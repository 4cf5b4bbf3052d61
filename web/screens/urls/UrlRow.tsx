import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UrlRow_url$key } from '../../__generated__/UrlRow_url.graphql';
import { formatMoment } from '../../format/dates.ts';
import { countOf, formatCount, formatPercent, formatShort } from '../../format/numbers.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { QrDialog } from '../../parts/urls/QrDialog.tsx';
import { UrlIdentity } from '../../parts/urls/UrlIdentity.tsx';
import { UrlStatusBadge } from '../../parts/urls/UrlStatusBadge.tsx';
import type { RowTools } from '../../parts/urls/UrlTable.tsx';
import type { Glance } from '../../parts/urls/useQuickAnalytics.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Cell, Row } from '../../ui/RowTable.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { columns, grid } from './columns.ts';
import { GlanceCells } from './GlanceCells.tsx';
import { UrlRowMenu } from './UrlRowMenu.tsx';

interface UrlRowProps extends RowTools {
  url: UrlRow_url$key;
  glance: Glance | undefined;
  isGlancing: boolean;
}

const [status, clicks, visitors, , , lastClick] = columns;

/** One URL of the list. */
export function UrlRow({
  glance,
  isGlancing,
  now,
  isSelected,
  isBusy,
  onSelect,
  attempt,
  confirm,
  ...props
}: UrlRowProps) {
  const url = useFragment(
    graphql`
      fragment UrlRow_url on ShortUrl {
        shortCode
        shortUrl
        clickCount
        uniqueVisitors
        lastClickedAt
        ...UrlIdentity_url
        ...UrlStatusBadge_url
        ...UrlRowMenu_url
        ...QrDialog_url
      }
    `,
    props.url,
  );
  const [copyState, copy] = useCopy();
  const [isQrShown, showQr] = useState(false);
  const copyUrl = () => void copy(url.shortUrl);
  return (
    <Row
      grid={grid}
      isSelected={isSelected}
      isBusy={isBusy}
      tick={<Checkbox label={`Select /${url.shortCode}`} checked={isSelected} onChange={onSelect} />}
      name={<UrlIdentity url={url} copyState={copyState} onCopy={copyUrl} />}
      actions={
        <>
          <UrlRowMenu
            url={url}
            isBusy={isBusy}
            onCopy={copyUrl}
            onQr={() => showQr(true)}
            attempt={attempt}
            confirm={confirm}
          />
          {isQrShown && <QrDialog url={url} onClose={() => showQr(false)} />}
        </>
      }
    >
      <Cell {...status}>
        <UrlStatusBadge url={url} />
      </Cell>
      <Cell {...clicks}>
        <span title={countOf(url.clickCount, 'click')} className="font-semibold">
          {formatShort(url.clickCount)}
        </span>
      </Cell>
      <Cell {...visitors}>
        <span title={visitorsTitle(url.uniqueVisitors, glance)}>{formatShort(url.uniqueVisitors)}</span>
      </Cell>
      <GlanceCells glance={glance} isLoading={isGlancing} />
      <Cell {...lastClick}>
        {url.lastClickedAt ? (
          <time
            dateTime={url.lastClickedAt}
            title={formatMoment(url.lastClickedAt)}
            className="whitespace-nowrap text-muted"
          >
            {relativeTime(url.lastClickedAt, now)}
          </time>
        ) : (
          <Unknown why="Nobody has clicked yet" />
        )}
      </Cell>
    </Row>
  );
}

const visitorsTitle = (visitors: number, glance: Glance | undefined) =>
  `${formatCount(visitors)} daily unique` +
  (typeof glance?.uniqueRate === 'number' ? `, ${formatPercent(glance.uniqueRate)} of clicks` : '');
