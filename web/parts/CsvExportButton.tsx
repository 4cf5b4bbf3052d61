import { Download } from 'lucide-react';
import { formatCount } from '../format/numbers.ts';
import { Button } from '../ui/Button.tsx';
import { useCsvExport } from './useCsvExport.ts';

interface CsvExportButtonProps {
  label: string;
  /** Answers with the file. */
  path: string;
  /** The title of the error when it fails. */
  failure: string;
}

/** Saves a complete list as CSV and shows the progress; pressing it again cancels the export. */
export function CsvExportButton({ label, path, failure }: CsvExportButtonProps) {
  const { progress, start, cancel } = useCsvExport(path, failure);
  if (!progress) {
    return (
      <Button onClick={() => void start()}>
        <Download aria-hidden />
        {label}
      </Button>
    );
  }
  const shown = progress.total ? `${formatCount(progress.done)} / ${formatCount(progress.total)}` : 'Exporting …';
  return (
    <Button aria-label="Cancel the export" title="Cancel the export" className="tabular-nums" onClick={cancel}>
      <Download aria-hidden className="animate-pulse" />
      {shown}
    </Button>
  );
}
