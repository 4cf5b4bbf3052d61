import { Suspense } from 'react';
import { Download } from 'lucide-react';
import { useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { DropZone } from '../../ui/DropZone.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { saveBlob } from '../../ui/save-file.ts';
import { lazily } from '../../ui/lazily.ts';
import type { RowValues } from './bulk-row.ts';
import { readCsv, type CsvPreview } from './read-csv.ts';
import { templateFile } from './upload-csv.ts';

/** Comes with the reader of CSV. */
const CsvPreviewPanel = lazily(async () => (await import('./CsvPreviewPanel.tsx')).CsvPreviewPanel);

interface CsvTabProps {
  preview: CsvPreview | null;
  onPreview: (preview: CsvPreview | null) => void;
  onCreate: (file: File, rows: RowValues[]) => void;
}

const rules = [
  'The columns of our own exports and of those of Bitly, Dub, Kutt, Shlink and YOURLS are recognised, in any order.',
  'You see what each column becomes, and what will be ignored, before anything is created.',
  'A destination is required. https:// is added where it is missing.',
  'Custom short codes have at most 64 letters, digits, hyphens or underscores. Whole short links work as well.',
  'An expiry is a day, such as 2030-12-31, or a day and a time.',
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
      {preview?.table && (
        <Suspense>
          <CsvPreviewPanel
            fileName={preview.file.name}
            table={preview.table}
            onTable={(table) => onPreview({ ...preview, table })}
            onCancel={() => onPreview(null)}
            onCreate={onCreate}
          />
        </Suspense>
      )}
    </div>
  );
}

function TemplateButton() {
  const { act, isPending: isLoading } = useAct();
  const download = () =>
    void act({
      run: async () => saveBlob(await templateFile(), 'bulk_urls_template.csv'),
      failed: 'Failed to download the template',
    });
  return (
    <Button busy={isLoading} onClick={download}>
      {!isLoading && <Download aria-hidden />}
      Download template
    </Button>
  );
}
