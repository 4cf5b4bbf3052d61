import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import { analyticsMessage } from '../analytics/analytics-message.ts';
import type { AddressScope } from '../analytics/scope.ts';
import { pathColumns } from './path-columns.tsx';
import { PathGaps } from './PathGaps.tsx';
import { PathSummary } from './PathSummary.tsx';
import { pathGroups, usePaths, type PathGroup } from './usePaths.ts';

const segments = (Object.keys(pathGroups) as PathGroup[]).map((value) => ({ value, label: pathGroups[value] }));

/** The paths of a scope as a whole, and by country, network, link or hour; `moved` says when to ask again. */
export function Paths({ scope, moved }: { scope: AddressScope; moved: string }) {
  const [group, setGroup] = useState<PathGroup>('COUNTRY');
  const { whole, rows, error, retry } = usePaths(scope, group, moved);
  const name = pathGroups[group];
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
      {whole && <PathGaps analytics={whole} />}
    </>
  );
}
