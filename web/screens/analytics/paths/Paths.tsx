import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { SegmentedControl, type Segment } from '../../../ui/SegmentedControl.tsx';
import { EmptyState, Skeleton } from '../../../ui/states.tsx';
import { analyticsMessage } from '../../../parts/analytics/analytics-message.ts';
import { dimensions, nameOf } from '../../../parts/analytics/dimensions.ts';
import type { AddressScope } from '../../../parts/analytics/scope.ts';
import { ComparePaths } from './ComparePaths.tsx';
import { pathColumns } from './path-columns.tsx';
import { PathGaps } from './PathGaps.tsx';
import { PathSummary } from './PathSummary.tsx';
import { usePaths, type PathGroup } from './usePaths.ts';

const segments: readonly Segment<PathGroup>[] = [
  ...[...dimensions.filter(({ isOfPaths }) => isOfPaths), nameOf('LINK')].map(({ key: value, label, brief: face }) => ({
    value,
    label,
    face,
  })),
  { value: 'HOUR', label: 'Hour' },
];

/** The paths of a scope as a whole, and by country, network, link or hour; `moved` says when to ask again. */
export function Paths({ scope, moved }: { scope: AddressScope; moved: string }) {
  const [group, setGroup] = useState<PathGroup>('COUNTRY');
  const { whole, rows, error, retry } = usePaths(scope, group, moved);
  const name = segments.find(({ value }) => value === group)!.label;
  if (error)
    return <EmptyState compact title={analyticsMessage(error)} action={<Button onClick={retry}>Try again</Button>} />;
  return (
    <>
      {whole ? <PathSummary analytics={whole} /> : <Skeleton className="h-32" />}
      <SegmentedControl
        label="Paths by"
        segments={segments}
        value={group}
        onChange={setGroup}
        className="mt-4 self-start"
      />
      <div className="mt-2 flex min-h-40 sm:max-h-96">
        {rows ? (
          <DataTable
            caption={`Paths by ${name.toLowerCase()}`}
            rows={rows}
            keyOf={({ key }) => key}
            columns={pathColumns(name)}
            isStacked
          />
        ) : (
          <Skeleton className="grow" />
        )}
      </div>
      {rows && group !== 'HOUR' && <ComparePaths key={group} scope={scope} moved={moved} group={group} rows={rows} />}
      {whole && <PathGaps analytics={whole} />}
    </>
  );
}
