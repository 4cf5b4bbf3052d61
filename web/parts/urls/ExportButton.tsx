import { countOf } from '../../format/numbers.ts';
import { CsvExportButton } from '../CsvExportButton.tsx';
import { exportQuery } from './export-query.ts';
import type { ListQuestion } from './list-question.ts';

interface ExportButtonProps {
  /** How many links the list has on all its pages. */
  count: number;
  question: ListQuestion;
  scope: 'all' | 'recoverable';
}

/** Saves the list, all its pages, as CSV, and says how far it is. */
export const ExportButton = ({ count, question, scope }: ExportButtonProps) => (
  <CsvExportButton
    label={`Export ${countOf(count, 'link')}`}
    path={`/api/urls/export.csv?${exportQuery(question, scope)}`}
    failure="Failed to export links"
  />
);
