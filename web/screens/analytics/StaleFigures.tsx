import { formatTime } from '../../format/dates.ts';
import { analyticsMessage } from '../../parts/analytics/analytics-message.ts';
import type { Refresh } from '../../relay/useRefresh.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Says that the figures could not be read again, while the last ones stay. */
export function StaleFigures({ refresh, updatedAt }: { refresh: Refresh; updatedAt: string }) {
  if (!refresh.error) return null;
  return (
    <Notice tone="danger" action={<Button onClick={refresh.refresh}>Try Again</Button>}>
      These figures are from {formatTime(updatedAt)} and may be out of date. {analyticsMessage(refresh.error)}.
    </Notice>
  );
}
