import { nameOfChoice, wordsOf } from '../../parts/url-form/option-words.ts';
import { isSecret, type OptionName } from '../../parts/url-form/url-options.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { laterOptions, type RowValues } from './bulk-row.ts';

interface CsvRowsProps {
  rows: readonly RowValues[];
  problems: readonly (string | null)[];
}

const columnOf = (name: OptionName) => ({
  name: wordsOf(name).label,
  cell: (row: RowValues) => (isSecret(name) ? row[name] && '••••' : nameOfChoice(name, row[name])),
});

/** The rows of a file as they were understood, with their problems. */
export function CsvRows({ rows, problems }: CsvRowsProps) {
  const numbered = rows.map((row, index) => ({ ...row, number: index + 1, problem: problems[index] ?? null }));
  return (
    <div className="flex max-h-96 min-w-0 flex-col">
      <DataTable
        caption="Rows of the file"
        rows={numbered}
        keyOf={(row) => String(row.number)}
        columns={[
          { name: 'Row', cell: (row) => row.number },
          {
            name: 'Destination',
            cell: (row) => (
              <>
                <span className="block min-w-44 break-all">{row.originalUrl || '—'}</span>
                {row.problem && <span className="block text-xs text-danger">{row.problem}</span>}
              </>
            ),
          },
          { name: 'Title', cell: (row) => row.title },
          { name: 'Description', cell: (row) => row.description },
          { name: 'Short code', cell: (row) => <span className="font-mono">{row.shortCode}</span> },
          ...(rows.some(({ expiresAt }) => expiresAt)
            ? [{ name: 'Expires', cell: (row: RowValues) => row.expiresAt }]
            : []),
          ...laterOptions.filter((name) => rows.some((row) => row[name] !== '')).map(columnOf),
        ]}
      />
    </div>
  );
}
