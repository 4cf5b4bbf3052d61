import { Download } from 'lucide-react';
import { formatCount } from '../format/numbers.ts';
import { Button } from '../ui/Button.tsx';
import { useCsvExport } from './useCsvExport.ts';

interface CsvExportButtonProps {
  label: string;
  /** Answers with the file. */
  path: string;
  /** What is told when it does not. */
  failure: string;
}

/** Saves a list, all of it, as CSV, and says how far it is; pressed again meanwhile, it gives up. */
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
