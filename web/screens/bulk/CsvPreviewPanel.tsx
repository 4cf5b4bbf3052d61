import { countOf, formatCount } from '../../format/numbers.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { isFilled, problemsOf, type RowValues } from './bulk-row.ts';
import { CsvColumns } from './CsvColumns.tsx';
import { CsvRows } from './CsvRows.tsx';
import { fileOfRows, rowsOfTable, type CsvTable } from './records.ts';

export interface CsvPreviewPanelProps {
  fileName: string;
  table: CsvTable;
  onTable: (table: CsvTable) => void;
  onCancel: () => void;
  onCreate: (file: File, rows: RowValues[]) => void;
}

/** A file as it was understood: its columns, its rows and what will be refused. Nothing is sent before. */
export function CsvPreviewPanel({ fileName, table, onTable, onCancel, onCreate }: CsvPreviewPanelProps) {
  const rows = rowsOfTable(table);
  const hasDestinations = table.fields.includes('originalUrl');
  const problems = problemsOf(rows).map(
    (problem, index) => problem ?? (isFilled(rows[index]!) ? null : 'The destination is missing.'),
  );
  const faulty = problems.filter(Boolean).length;
  return (
    <>
      <CsvColumns table={table} onChange={(fields) => onTable({ ...table, fields })} />
      {hasDestinations && faulty > 0 && (
        <Notice tone="warning">
          {formatCount(faulty)} of {countOf(rows.length, 'row')} will be refused. The other rows will still be created.
        </Notice>
      )}
      {hasDestinations && <CsvRows rows={rows} problems={problems} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          tone="primary"
          disabled={faulty === rows.length}
          onClick={() => onCreate(fileOfRows(rows, fileName), rows)}
        >
          {`Upload and create ${countOf(rows.length - faulty, 'link')}`}
        </Button>
      </div>
    </>
  );
}
