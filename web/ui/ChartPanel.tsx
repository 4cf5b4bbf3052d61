import { Suspense, useState, type ReactNode } from 'react';
import { ChartLine, Table2 } from 'lucide-react';
import { classes } from './classes.ts';
import { Panel } from './Panel.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Skeleton } from './states.tsx';
import { usePrinting } from './usePrinting.ts';
import { WhenSeen } from './WhenSeen.tsx';

type View = 'chart' | 'table';

interface ChartPanelProps {
  title: string;
  subtitle?: ReactNode;
  /** A mark beside the title that explains it. */
  tip?: ReactNode;
  className?: string;
  /** Class names that give the chart its height. */
  height: string;
  /** Shown in place of chart and table when there is nothing to draw. */
  empty: ReactNode | null;
  chart: ReactNode;
  table: ReactNode;
}

const views = [
  { value: 'chart', label: 'Show as chart', face: <ChartLine /> },
  { value: 'table', label: 'Show as table', face: <Table2 /> },
] as const;

/** A chart with the same figures as a table, one click away. */
export function ChartPanel({ title, subtitle, tip, className, height, empty, chart, table }: ChartPanelProps) {
  const [view, setView] = useState<View>('chart');
  // A chart that is not there yet when the page is printed gives way to its figures.
  const standIn = usePrinting() ? table : <Skeleton className="grow" />;
  const actions = !empty && (
    <SegmentedControl label={`${title}: chart or table`} segments={views} value={view} onChange={setView} />
  );
  return (
    <Panel title={title} subtitle={subtitle} tip={tip} actions={actions} className={className}>
      <div className={classes('relative flex flex-col print:has-[table]:h-auto', height)}>
        {empty}
        {!empty && view === 'table' && table}
        {!empty && view === 'chart' && (
          <WhenSeen fallback={standIn}>
            <Suspense fallback={standIn}>{chart}</Suspense>
          </WhenSeen>
        )}
      </div>
    </Panel>
  );
}
