import type { CsvField } from '../../csv/columns.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Select } from '../../ui/Select.tsx';
import { wordsOf } from '../../parts/url-form/option-words.ts';
import { optionNames } from '../../parts/url-form/url-options.ts';
import type { CsvTable } from './records.ts';

interface CsvColumnsProps {
  table: CsvTable;
  onChange: (fields: CsvTable['fields']) => void;
}

const IGNORED = 'ignored';
const uses: readonly { value: CsvField | typeof IGNORED; label: string }[] = [
  { value: IGNORED, label: 'Ignored' },
  ...(['originalUrl', 'shortCode', 'expiresAt', ...optionNames] as const).map((name) => ({
    ...{ value: name, label: wordsOf(name).label },
  })),
];

/** What each column of the file is taken for, to be corrected by hand, and which of them will be ignored. */
export function CsvColumns({ table: { header, records, fields }, onChange }: CsvColumnsProps) {
  const columns = header.map((name, index) => ({
    index,
    name: name.trim() || `Column ${index + 1}`,
    example: records.map((record) => record[index]?.trim()).find(Boolean) ?? '',
    field: fields[index] ?? null,
  }));
  const ignored = columns.filter(({ field, example }) => !field && example);
  /** A field is one column's: another one that had it is ignored then. */
  const use = (chosen: number, value: CsvField | typeof IGNORED) =>
    onChange(
      columns.map(({ index, field }) => {
        if (index === chosen) return value === IGNORED ? null : value;
        return field === value ? null : field;
      }),
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-sm font-semibold">Columns of the file</h2>
      <div className="flex min-w-0 flex-col sm:max-h-80">
        <DataTable
          caption="Columns of the file"
          isStacked
          rows={columns}
          keyOf={({ index }) => String(index)}
          columns={[
            { name: 'Column', cell: ({ name }) => <span className="font-medium">{name}</span> },
            {
              name: 'First value',
              cell: ({ example }) => <span className="line-clamp-1 max-w-64 min-w-24 break-all">{example || '—'}</span>,
            },
            {
              name: 'Becomes',
              cell: ({ index, name, field }) => (
                <Select
                  label={`What column ${name} becomes`}
                  options={uses}
                  value={field ?? IGNORED}
                  onChange={(value) => use(index, value)}
                />
              ),
            },
          ]}
        />
      </div>
      {!fields.includes('originalUrl') && (
        <Notice tone="danger">No column holds the destinations. Choose the one that becomes “Destination”.</Notice>
      )}
      {ignored.length > 0 && (
        <Notice tone="warning">
          {ignored.length === 1 ? 'One column is' : `${ignored.length} columns are`} ignored:{' '}
          {ignored.map(({ name }) => name).join(', ')}. Nothing in {ignored.length === 1 ? 'it' : 'them'} is imported.
        </Notice>
      )}
    </div>
  );
}
