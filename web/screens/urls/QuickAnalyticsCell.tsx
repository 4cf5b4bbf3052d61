import { formatHourSpan } from '../../format/hours.ts';
import type { QuickAnalytics } from './useQuickAnalytics.ts';
import { Cell } from '../../ui/RowTable.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { columns } from './columns.ts';

/** The top referrer and the peak hour, once loaded. */
export function QuickAnalyticsCell({ quick, isLoading }: { quick: QuickAnalytics | undefined; isLoading: boolean }) {
  return (
    <Cell {...columns.topReferrer}>
      {quick ? topReferrerOf(quick) : missing(isLoading)}
      {typeof quick?.peakHour === 'number' && (
        <span title="The hour of the day with the most clicks, of all time" className="block text-xs text-faint">
          Peak ever: {formatHourSpan(quick.peakHour)}
        </span>
      )}
    </Cell>
  );
}

const missing = (isLoading: boolean) =>
  isLoading ? <Skeleton className="inline-block h-4 w-12" /> : <Unknown why="The figures could not be loaded" />;

const topReferrerOf = ({ topReferrer: host }: QuickAnalytics) =>
  host ? (
    <span title={host} className="block truncate text-muted">
      {host}
    </span>
  ) : (
    <Unknown why="No click has a known referrer" />
  );
