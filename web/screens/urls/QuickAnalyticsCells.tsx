import type { QuickAnalytics } from '../../parts/urls/useQuickAnalytics.ts';
import { Cell } from '../../ui/RowTable.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { columns } from './columns.ts';

const [, , , peakHour, topReferrer] = columns;

/** The peak hour and the top referrer, once loaded. */
export function QuickAnalyticsCells({ quick, isLoading }: { quick: QuickAnalytics | undefined; isLoading: boolean }) {
  return (
    <>
      <Cell {...peakHour}>{quick ? peakHourOf(quick) : missing(isLoading)}</Cell>
      <Cell {...topReferrer}>{quick ? topReferrerOf(quick) : missing(isLoading)}</Cell>
    </>
  );
}

const missing = (isLoading: boolean) =>
  isLoading ? <Skeleton className="inline-block h-4 w-12" /> : <Unknown why="The figures could not be loaded" />;

const peakHourOf = ({ peakHour: hour }: QuickAnalytics) =>
  typeof hour === 'number' ? `${hour}:00` : <Unknown why="No clicks by people" />;

const topReferrerOf = ({ topReferrer: host }: QuickAnalytics) =>
  host ? (
    <span title={host} className="block truncate text-muted">
      {host}
    </span>
  ) : (
    <Unknown why="No click has a known referrer" />
  );
