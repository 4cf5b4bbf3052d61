import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { hasValue, toggleValue } from './change-scope.ts';
import type { DimensionKey } from './dimensions.ts';
import type { ScopeControl } from './useScope.ts';

interface FilterButtonProps {
  control: ScopeControl;
  dimension: DimensionKey;
  valueKey: string;
  /** What the value is called. */
  name: string;
  className: string;
  /** How it looks besides, while clicks are filtered by its value. */
  chosenClassName: string;
  children: ReactNode;
}

/** A value that filters by itself when it is chosen; with Alt it is left out. */
export function FilterButton({ control, dimension, valueKey, name, children, ...look }: FilterButtonProps) {
  const { scope, change } = control;
  const isChosen = hasValue(scope, dimension, valueKey, false);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={isChosen ? `Stop filtering by ${name}` : `Show only ${name} (Alt: leave it out)`}
      onClick={(event) => change(toggleValue(scope, dimension, valueKey, event.altKey))}
      className={classes(look.className, isChosen && look.chosenClassName)}
    >
      {children}
    </button>
  );
}
