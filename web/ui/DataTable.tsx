import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Figures are right-aligned, so that their digits line up. */
  isFigure?: boolean;
  /** Left out on a phone, where the row's name says it. */
  isFolded?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** On a phone the name of a row stands above its figures. */
  isStacked?: true;
}

/** Rows become grids, which some browsers take for no rows any more: so roles are named. */
const stackedClass =
  'max-sm:block max-sm:[&_:is(thead,tbody)]:block max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-[repeat(var(--figures),minmax(var(--figure-width),1fr))] max-sm:[&_tr>:first-child]:col-span-full max-sm:[&_tbody_tr>:first-child]:sticky max-sm:[&_tbody_tr>:first-child]:left-0 max-sm:[&_tbody_tr>:first-child]:justify-self-start max-sm:[&_tbody_tr>:first-child]:border-0 max-sm:[&_td]:pt-0 max-sm:[&_thead_tr>:first-child]:sr-only';

/** So many figures stand beside each other on a phone; with more of them the table scrolls sideways. */
const MOST_BESIDE = 5;

/** A small table whose first column names the row; it scrolls when it is long. */
export function DataTable<Row>({ caption, columns, rows, keyOf, isStacked }: DataTableProps<Row>) {
  const figures = columns.filter(({ isFolded }) => !isFolded).length - 1;
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="relative min-h-0 min-w-0 grow overflow-auto rounded-lg print:overflow-visible"
    >
      <table
        className={classes('w-full border-separate border-spacing-0 text-sm', isStacked && stackedClass)}
        role={isStacked && 'table'}
        style={{ '--figures': figures, '--figure-width': figures > MOST_BESIDE ? '4.75rem' : 0 } as CSSProperties}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role={isStacked && 'rowgroup'}>
          <tr role={isStacked && 'row'}>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                role={isStacked && 'columnheader'}
                className={classes(
                  'sticky top-0 border-b border-line bg-surface py-2 pr-3 text-xs font-medium text-faint last:pr-0',
                  column.isFigure ? 'text-right' : 'text-left',
                  column.isFolded && 'max-sm:hidden',
                )}
              >
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={isStacked && 'rowgroup'}>
          {rows.map((row) => (
            <tr key={keyOf(row)} role={isStacked && 'row'}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.name}
                    scope={index === 0 ? 'row' : undefined}
                    role={isStacked && (index === 0 ? 'rowheader' : 'cell')}
                    className={classes(
                      'border-b border-line py-1.5 pr-3 font-normal last:pr-0',
                      column.isFigure ? 'text-right' : 'text-left',
                      column.isFolded && 'max-sm:hidden',
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
