import type { ReactNode } from 'react';
import { CircleMinus } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { toggleValue } from './change-scope.ts';
import type { DimensionKey } from './dimensions.ts';
import { FilterButton } from './FilterButton.tsx';
import { useScopeContext } from './scope-context.ts';

interface FilterableRowProps {
  dimension: DimensionKey;
  valueKey: string;
  /** What the value is called. */
  name: string;
  /** The percentage of the largest row, drawn behind this one. */
  share: number;
  /** It holds a link, which takes pointers itself: the rest of the row filters. */
  hasLink?: boolean;
  children: ReactNode;
}

const row = 'relative flex w-full min-w-0 items-center gap-3 rounded-lg px-2 py-1.5 text-left text-sm';

/** A row of a list of values: choosing it filters by it, with Alt or its mark it is left out. */
export function FilterableRow({ dimension, valueKey, name, share, hasLink = false, children }: FilterableRowProps) {
  const control = useScopeContext();
  const bar = (
    <span
      aria-hidden
      className="share-bar absolute inset-y-0 left-0 -z-10 rounded-lg bg-chart-1/12 transition-[width] duration-500"
      style={{ width: `${Math.min(100, Math.max(0, share))}%` }}
    />
  );
  if (!control) {
    return (
      <li className={classes(row, 'isolate')}>
        {bar}
        {children}
      </li>
    );
  }
  const { scope, change } = control;
  return (
    <li className="group relative isolate flex items-center">
      <FilterButton
        control={control}
        dimension={dimension}
        valueKey={valueKey}
        name={name}
        className={classes(hasLink ? 'absolute inset-0 rounded-lg' : classes(row, 'pr-9'), 'hover:bg-sunken/70')}
        chosenClassName="ring-1 ring-accent ring-inset"
      >
        {bar}
        {hasLink ? <span className="sr-only">Show only {name}</span> : children}
      </FilterButton>
      {hasLink && <div className={classes(row, 'pointer-events-none pr-9')}>{children}</div>}
      <button
        type="button"
        aria-label={`Leave out ${name}`}
        title={`Leave out ${name}`}
        onClick={() => change(toggleValue(scope, dimension, valueKey, true))}
        className="absolute right-1 grid size-7 place-items-center rounded-md text-muted opacity-0 transition-opacity group-hover:opacity-100 hover:text-danger focus-visible:opacity-100 pointer-coarse:opacity-70"
      >
        <CircleMinus aria-hidden className="size-4" />
      </button>
    </li>
  );
}
