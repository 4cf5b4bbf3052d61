import { useState } from 'react';
import { Download } from 'lucide-react';
import { countOf, formatCount } from '../../format/numbers.ts';
import { reasonOf } from '../../relay/user-refusal.ts';
import { Button } from '../../ui/Button.tsx';
import { DropZone } from '../../ui/DropZone.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { saveBlob } from '../../ui/save-file.ts';
import { failureToast } from '../../ui/toast.ts';
import { isFilled, problemsOf, type RowValues } from './bulk-row.ts';
import { CsvRows } from './CsvRows.tsx';
import { readCsv, type CsvPreview } from './read-csv.ts';
import { templateFile } from './upload-csv.ts';

interface CsvTabProps {
  preview: CsvPreview | null;
  onPreview: (preview: CsvPreview | null) => void;
  onCreate: (file: File, rows: RowValues[]) => void;
}

const rules = [
  'The first line names the columns: original_url (or url), title, description, short_code, in any order.',
  'measurement_level and measurement_method are read, too. Leave them empty for your network settings.',
  'A destination is required. https:// is added where it is missing.',
  'Custom short codes have at most 64 letters, digits, hyphens or underscores.',
  'At most 1,000 rows and 5 MB, in UTF-8, separated by comma, semicolon or tab.',
];

/** URLs of a CSV file, looked at before it is sent. */
export function CsvTab({ preview, onPreview, onCreate }: CsvTabProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <ul className="list-disc pl-5 text-sm text-muted">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <TemplateButton />
      </div>
      <DropZone fileName={preview?.file.name ?? null} onFile={async (file) => onPreview(await readCsv(file))} />
      {preview?.problem && <Notice tone="danger">{preview.problem}</Notice>}
      {preview?.rows && <Preview file={preview.file} rows={preview.rows} onPreview={onPreview} onCreate={onCreate} />}
    </div>
  );
}

function TemplateButton() {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      saveBlob(await templateFile(), 'bulk_urls_template.csv');
    } catch (error) {
      void failureToast('Failed to download the template', reasonOf(error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button busy={isLoading} onClick={() => void download()}>
      {!isLoading && <Download aria-hidden />}
      Download Template
    </Button>
  );
}

interface PreviewProps extends Omit<CsvTabProps, 'preview'> {
  file: File;
  rows: RowValues[];
}

function Preview({ file, rows, onPreview, onCreate }: PreviewProps) {
  const problems = problemsOf(rows).map(
    (problem, index) => problem ?? (isFilled(rows[index]!) ? null : 'The original URL is missing.'),
  );
  const faulty = problems.filter(Boolean).length;
  return (
    <>
      {faulty > 0 && (
        <Notice tone="warning">
          {formatCount(faulty)} of {countOf(rows.length, 'row')} will be refused. The other rows will still be created.
        </Notice>
      )}
      <CsvRows rows={rows} problems={problems} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button tone="quiet" onClick={() => onPreview(null)}>
          Cancel
        </Button>
        <Button tone="primary" disabled={faulty === rows.length} onClick={() => onCreate(file, rows)}>
          {`Upload and create ${countOf(rows.length - faulty, 'URL')}`}
        </Button>
      </div>
    </>
  );
}
