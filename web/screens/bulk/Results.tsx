import { Link } from 'react-router-dom';
import { CircleAlert, CircleCheck, Copy, Download, Plus, RotateCcw } from 'lucide-react';
import { countOf, formatCount } from '../../format/numbers.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import type { RowValues } from './bulk-row.ts';
import type { Outcome } from './outcome.ts';
import { ResultRow } from './ResultRow.tsx';
import { saveResults } from './save-results.ts';

interface ResultsProps {
  outcomes: readonly Outcome[];
  onCreateMore: () => void;
  onRetry: (rows: RowValues[]) => void;
}

function headingOf(total: number, failed: number): string {
  if (failed === 0) return 'Bulk creation complete!';
  return failed === total ? 'No link was created' : 'Some rows were not created';
}

/** Result of each row, and what to do with it. */
export function Results({ outcomes, onCreateMore, onRetry }: ResultsProps) {
  const [copyState, copy] = useCopy();
  const created = outcomes.flatMap(({ shortUrl }) => shortUrl ?? []);
  const failed = outcomes.filter(({ error }) => error);
  const copyLabel = { idle: 'Copy all', copied: 'Copied', failed: 'Copy by hand' }[copyState];
  return (
    <div className="grid gap-5 p-4 sm:p-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg font-semibold">{headingOf(outcomes.length, failed.length)}</h2>
          <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
            <span className="flex items-center gap-1.5">
              <CircleCheck aria-hidden className="size-4 text-positive" />
              {formatCount(outcomes.length - failed.length)} created
            </span>
            {failed.length > 0 && (
              <span className="flex items-center gap-1.5">
                <CircleAlert aria-hidden className="size-4 text-danger" />
                {formatCount(failed.length)} failed
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {created.length > 0 && (
            <Button onClick={() => void copy(created.join('\n'))}>
              <Copy aria-hidden />
              <span aria-live="polite">{copyLabel}</span>
            </Button>
          )}
          <Button onClick={() => void saveResults(outcomes)}>
            <Download aria-hidden />
            Download results
          </Button>
          {failed.length > 0 && (
            <Button onClick={() => onRetry(failed.map(({ sent }) => sent))}>
              <RotateCcw aria-hidden />
              {`Fix ${countOf(failed.length, 'row')}`}
            </Button>
          )}
        </div>
      </header>
      <div
        role="region"
        aria-label="Result of each row"
        tabIndex={0}
        className="relative max-h-[32rem] overflow-y-auto rounded-lg border border-line"
      >
        <ol className="divide-y divide-line">
          {outcomes.map((outcome) => (
            <ResultRow key={outcome.row} outcome={outcome} />
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-5">
        <Link to={paths.dashboard} className={buttonClass('quiet')}>
          Back to dashboard
        </Link>
        <Button tone="primary" onClick={onCreateMore}>
          <Plus aria-hidden />
          Create more links
        </Button>
      </div>
    </div>
  );
}
