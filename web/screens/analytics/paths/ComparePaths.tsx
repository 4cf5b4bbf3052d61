import { useState } from 'react';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { analyticsMessage } from '../../../parts/analytics/analytics-message.ts';
import type { AddressScope } from '../../../parts/analytics/scope.ts';
import type { PathRow } from './path-columns.tsx';
import { differenceInWords } from './path-difference.ts';
import { usePathComparison, type ComparedPaths } from './usePathComparison.ts';
import type { PathGroup } from './usePaths.ts';

interface ComparePathsProps {
  scope: AddressScope;
  moved: string;
  group: Exclude<PathGroup, 'HOUR'>;
  rows: readonly PathRow[];
}

/** Whether two rows of a table of paths really differ, and whether the period does from the one before. */
export function ComparePaths({ scope, moved, group, rows }: ComparePathsProps) {
  const [chosen, choose] = useState<readonly [string, string] | null>(null);
  const keys = rows.map(({ key }) => key);
  const [first, second] = chosen?.every((key) => keys.includes(key)) ? chosen : [keys[0]!, keys[1]!];
  const nameOf = (key: string) => rows.find((row) => row.key === key)!.name;
  const options = rows.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="mb-3 text-sm font-semibold">Is the difference real?</h3>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        {rows.length > 1 && (
          <div>
            <div className="mb-2 flex flex-wrap items-center gap-2 text-sm">
              <Select label="First side" options={options} value={first} onChange={(key) => choose([key, second])} />
              and
              <Select label="Second side" options={options} value={second} onChange={(key) => choose([first, key])} />
            </div>
            {first === second ? (
              <p className="text-sm text-muted">Choose two different ones.</p>
            ) : (
              <Verdicts
                scope={scope}
                moved={moved}
                compared={{ dimension: group, one: first, two: second }}
                names={[nameOf(first), nameOf(second)]}
              />
            )}
          </div>
        )}
        <div>
          <p className="mb-2 flex min-h-9 items-center text-sm">This period and the one before</p>
          <Verdicts scope={scope} moved={moved} compared="periods" names={['this period', 'the one before']} />
        </div>
      </div>
      <p className="mt-3 text-xs text-faint">
        A difference is real where the 95 % interval of the difference of medians leaves zero out.
      </p>
    </section>
  );
}

interface VerdictsProps {
  scope: AddressScope;
  moved: string;
  compared: ComparedPaths;
  names: readonly [string, string];
}

function Verdicts({ scope, moved, compared, names }: VerdictsProps) {
  const comparison = usePathComparison(scope, compared, moved);
  if (!comparison) return <Skeleton className="h-10" />;
  const { differences, error } = comparison;
  if (error) return <p className="text-sm text-muted">{analyticsMessage(error)}</p>;
  if (!differences) return <p className="text-sm text-muted">There is no period before to compare with.</p>;
  return (
    <ul className="grid gap-1 text-sm">
      <li>{differenceInWords('roundTrip', differences.roundTrip, names)}</li>
      <li>{differenceInWords('speed', differences.speed, names)}</li>
    </ul>
  );
}
