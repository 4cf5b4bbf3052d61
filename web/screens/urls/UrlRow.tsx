import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UrlRow_url$key } from '../../__generated__/UrlRow_url.graphql';
import { formatPercent } from '../../format/numbers.ts';
import { CountCells } from '../../parts/urls/CountCells.tsx';
import { DateCell, type DateColumn } from '../../parts/urls/DateCell.tsx';
import { LastClickCell } from '../../parts/urls/LastClickCell.tsx';
import { UrlIdentity } from '../../parts/urls/UrlIdentity.tsx';
import { UrlStatusBadge } from '../../parts/urls/UrlStatusBadge.tsx';
import type { RowTools } from '../../parts/urls/UrlTable.tsx';
import type { QuickAnalytics } from './useQuickAnalytics.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Cell, Row } from '../../ui/RowTable.tsx';
import { lazily } from '../../ui/lazily.ts';
import { useCopy } from '../../ui/useCopy.ts';
import { columns, grid } from './columns.ts';
import { QuickAnalyticsCell } from './QuickAnalyticsCell.tsx';
import { UrlRowMenu } from './UrlRowMenu.tsx';
import { linkName } from '../../format/link-name.ts';

const QrDialog = lazily(async () => (await import('../../parts/urls/QrDialog.tsx')).QrDialog);

interface UrlRowProps extends RowTools {
  url: UrlRow_url$key;
  quick: QuickAnalytics | undefined;
  isLoading: boolean;
  date: DateColumn;
}

/** One URL of the list. */
export function UrlRow({ id, quick, isLoading, date, now, isSelected, isBusy, onSelect, act, ...props }: UrlRowProps) {
  const url = useFragment(
    graphql`
      fragment UrlRow_url on ShortUrl {
        shortCode
        domain
        shortUrl
        ...UrlIdentity_url
        ...UrlStatusBadge_url
        ...UrlRowMenu_url
        ...QrDialog_url
        ...CountCells_url
        ...DateCell_url
        ...LastClickCell_url
      }
    `,
    props.url,
  );
  const [copyState, copy] = useCopy();
  const [isQrShown, showQr] = useState(false);
  const copyUrl = () => void copy(url.shortUrl);
  return (
    <Row
      id={id}
      grid={grid}
      isSelected={isSelected}
      isBusy={isBusy}
      tick={
        <Checkbox label={`Select ${linkName(url.domain, url.shortCode)}`} checked={isSelected} onChange={onSelect} />
      }
      name={<UrlIdentity url={url} copyState={copyState} onCopy={copyUrl} />}
      actions={
        <>
          <UrlRowMenu url={url} isBusy={isBusy} onCopy={copyUrl} onQr={() => showQr(true)} act={act} />
          <Suspense>{isQrShown && <QrDialog url={url} onClose={() => showQr(false)} />}</Suspense>
        </>
      }
    >
      <Cell {...columns.status}>
        <UrlStatusBadge url={url} />
      </Cell>
      <CountCells url={url} columns={[columns.clicks, columns.visitors]} note={shareOf(quick)} />
      <QuickAnalyticsCell quick={quick} isLoading={isLoading} />
      <DateCell url={url} column={date} />
      <LastClickCell url={url} column={columns.lastClick} now={now} />
    </Row>
  );
}

const shareOf = (quick: QuickAnalytics | undefined) =>
  typeof quick?.uniqueRate === 'number' ? `, ${formatPercent(quick.uniqueRate)} of clicks` : '';
