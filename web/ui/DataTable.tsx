import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Figures are right-aligned, so that their digits line up. */
  isFigure?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A small table whose first column names the row; it scrolls when it is long. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="relative min-h-0 min-w-0 grow overflow-auto rounded-lg"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={classes(
                  'sticky top-0 border-b border-line bg-surface py-2 pr-3 text-xs font-medium text-faint last:pr-0',
                  column.isFigure ? 'text-right' : 'text-left',
                )}
              >
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.name}
                    scope={index === 0 ? 'row' : undefined}
                    className={classes(
                      'border-b border-line py-1.5 pr-3 font-normal last:pr-0',
                      column.isFigure ? 'text-right' : 'text-left',
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
