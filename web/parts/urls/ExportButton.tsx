import { Download } from 'lucide-react';
import { formatCount } from '../../format/numbers.ts';
import { Button } from '../../ui/Button.tsx';
import type { ListQuestion } from './list-question.ts';
import { useUrlExport } from './useUrlExport.ts';

interface ExportButtonProps {
  label: string;
  question: ListQuestion;
  scope: 'all' | 'recoverable';
}

/** Saves the list, all its pages, as CSV, and says how far it is. */
export function ExportButton({ label, question, scope }: ExportButtonProps) {
  const [progress, start] = useUrlExport(question, scope);
  const shown = progress?.total ? `${formatCount(progress.done)} / ${formatCount(progress.total)}` : 'Exporting …';
  return (
    <Button busy={progress !== null} onClick={() => void start()} className="tabular-nums">
      {!progress && <Download aria-hidden />}
      {progress ? shown : label}
    </Button>
  );
}
