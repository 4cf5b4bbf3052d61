import { CsvExportButton } from '../CsvExportButton.tsx';
import { exportQuery } from './export-query.ts';
import type { ListQuestion } from './list-question.ts';

interface ExportButtonProps {
  label: string;
  question: ListQuestion;
  scope: 'all' | 'recoverable';
}

/** Saves the list, all its pages, as CSV, and says how far it is. */
export const ExportButton = ({ label, question, scope }: ExportButtonProps) => (
  <CsvExportButton
    label={label}
    path={`/api/urls/export.csv?${exportQuery(question, scope)}`}
    failure="Failed to export URLs"
  />
);
