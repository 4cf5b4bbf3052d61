import type { ReactNode, Ref } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classes } from './classes.ts';

export interface RowColumn {
  label: string;
  /** Figures are right-aligned, so that their digits line up. */
  isFigure?: boolean;
}

/** How a column sorts the rows. */
export interface ColumnSort {
  /** Null when the rows are sorted by another column. */
  direction: 'ascending' | 'descending' | null;
  onSort: () => void;
}

type HeadedColumn = RowColumn & { sort?: ColumnSort };

interface RowTableProps {
  label: string;
  /** Class names of the columns from 1280 px on: tick box, name, each of the columns, actions. */
  grid: string;
  /** Heads the names of the rows. */
  name: HeadedColumn;
  columns: readonly HeadedColumn[];
  /** Stands before the name's heading: ticks all rows. */
  tickAll: ReactNode;
  /** What is shown is about to be replaced. */
  isStale: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A list of things with figures: a dense table where there is room, a card for each thing where there is little. */
export function RowTable({ label, grid, name, columns, tickAll, isStale, ref, children }: RowTableProps) {
  return (
    <div
      ref={ref}
      role="table"
      aria-label={label}
      aria-busy={isStale}
      tabIndex={-1}
      className={classes(
        'rounded-xl border border-line bg-surface shadow-card outline-none transition-opacity',
        isStale && 'opacity-60',
      )}
    >
      <div role="rowgroup">
        <div
          role="row"
          className={classes(
            'flex items-center border-b border-line pr-2 pl-1 text-xs font-medium text-faint xl:grid xl:gap-x-4',
            grid,
          )}
        >
          <div role="columnheader">{tickAll}</div>
          <Heading {...name} className="py-1" />
          {columns.map((column) => (
            <Heading
              key={column.label}
              {...column}
              className={classes('max-xl:sr-only', column.isFigure && 'xl:text-right')}
            />
          ))}
          <div role="columnheader" className="sr-only">
            Actions
          </div>
        </div>
      </div>
      <div role="rowgroup" className="divide-y divide-line">
        {children}
      </div>
    </div>
  );
}

const arrows = { ascending: ArrowUp, descending: ArrowDown };

/** A column's name; where the columns are in sight and have an order, a button that sorts by it. */
function Heading({ label, sort, className }: HeadedColumn & { className: string }) {
  if (!sort) {
    return (
      <div role="columnheader" className={className}>
        {label}
      </div>
    );
  }
  const Arrow = sort.direction ? arrows[sort.direction] : ChevronsUpDown;
  return (
    <div role="columnheader" aria-sort={sort.direction ?? undefined} className={className}>
      <span className="xl:hidden">{label}</span>
      <button
        type="button"
        onClick={sort.onSort}
        className={classes(
          'inline-flex items-center gap-0.5 rounded py-1 font-medium whitespace-nowrap hover:text-ink max-xl:hidden',
          sort.direction && 'text-ink',
        )}
      >
        {label}
        <Arrow aria-hidden className="size-3" />
      </button>
    </div>
  );
}

interface RowProps {
  /** Names it in the document. */
  id: string;
  grid: string;
  isSelected: boolean;
  /** Something is being done to it. */
  isBusy: boolean;
  tick: ReactNode;
  name: ReactNode;
  /** The cells of the columns. */
  children: ReactNode;
  actions: ReactNode;
}

/** One thing of a RowTable. */
export function Row({ id, grid, isSelected, isBusy, tick, name, children, actions }: RowProps) {
  return (
    <div
      role="row"
      data-row={id}
      aria-busy={isBusy}
      className={classes(
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-1 gap-y-2 py-2.5 pr-2 pl-1 transition-colors xl:items-center xl:gap-x-4 xl:py-1.5',
        grid,
        isSelected ? 'bg-accent-soft/60' : 'hover:bg-sunken/50',
      )}
    >
      <div role="cell" className="relative z-1">
        {tick}
      </div>
      <div role="rowheader" className="min-w-0">
        {name}
      </div>
      <div className="col-span-full grid grid-cols-3 gap-x-3 max-[22rem]:grid-cols-2 md:grid-cols-6 gap-y-2 px-3 xl:contents">
        {children}
      </div>
      <div role="cell" className="relative z-1 col-start-3 row-start-1 flex justify-end xl:col-auto xl:row-auto">
        {actions}
      </div>
    </div>
  );
}

/** One figure of a Row; on a card, the label of its column is above it. */
export function Cell({ label, isFigure = false, children }: RowColumn & { children: ReactNode }) {
  return (
    <div
      role="cell"
      className={classes(
        'min-w-0 text-sm [&_[title]]:relative [&_[title]]:z-1 tabular-nums',
        isFigure && 'xl:text-right',
      )}
    >
      <span aria-hidden className="block text-xs text-faint xl:hidden">
        {label}
      </span>
      {children}
    </div>
  );
}
