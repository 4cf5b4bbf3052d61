import { Check, ChevronLeft, ChevronRight, Minus } from 'lucide-react';
import { countOf, formatCount, formatPercent } from '../../format/numbers.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import { analyticsMessage } from './analytics-message.ts';
import { hasValue, toggleValue } from './change-scope.ts';
import type { ScopeControl } from './useScope.ts';
import { VALUES_A_PAGE, type useValues, type ValuesQuestion, type ValuesRow } from './useValues.ts';
import { ValueName } from './ValueName.tsx';

interface ValuesListProps {
  control: Pick<ScopeControl, 'scope' | 'change'>;
  question: ValuesQuestion;
  values: ReturnType<typeof useValues>;
  isNot: boolean;
  onOffset: (offset: number) => void;
}

/** A page of values, each a button that filters by it. */
export function ValuesList({ control, question, values, isNot, onOffset }: ValuesListProps) {
  const { page, isLoading, error, retry } = values;
  const { scope, change } = control;
  const { dimension, offset } = question;
  return (
    <>
      <div
        aria-busy={isLoading}
        className={classes('mt-3 h-[50dvh] overflow-y-auto transition-opacity', isLoading && page && 'opacity-60')}
      >
        {error ? (
          <EmptyState compact title={analyticsMessage(error)} action={<Button onClick={retry}>Try again</Button>} />
        ) : !page ? (
          <Skeleton className="h-full" />
        ) : page.rows.length === 0 ? (
          <EmptyState compact title={question.search ? 'No matches' : 'No clicks in this period'} />
        ) : (
          <ul>
            {page.rows.map((row) => (
              <ValueRow
                key={row.key}
                row={row}
                mark={hasValue(scope, dimension, row.key, false) ? 'is' : marked(scope, dimension, row.key)}
                onPress={() => change(toggleValue(scope, dimension, row.key, isNot))}
              />
            ))}
          </ul>
        )}
      </div>
      <Pager offset={offset} total={page?.totalCount ?? 0} onOffset={onOffset} />
    </>
  );
}

const marked = (...[scope, dimension, key]: [ScopeControl['scope'], ValuesQuestion['dimension'], string]) =>
  hasValue(scope, dimension, key, true) ? 'isNot' : null;

function ValueRow({ row, mark, onPress }: { row: ValuesRow; mark: 'is' | 'isNot' | null; onPress: () => void }) {
  const Icon = mark === 'isNot' ? Minus : Check;
  return (
    <li>
      <button
        type="button"
        aria-pressed={mark !== null}
        onClick={onPress}
        className="flex w-full items-center gap-3 rounded-lg px-2 py-1.5 text-left text-sm hover:bg-sunken focus-visible:-outline-offset-2"
      >
        <span
          className={classes(
            'grid size-4 shrink-0 place-items-center rounded border',
            mark === null && 'border-edge',
            mark === 'is' && 'border-accent bg-accent text-on-accent',
            mark === 'isNot' && 'border-danger bg-danger text-on-danger',
          )}
        >
          {mark && <Icon aria-hidden className="size-3" />}
        </span>
        <ValueName label={row.label} detail={row.detail} countryCode={row.countryCode} />
        <span className="ml-auto shrink-0 font-medium tabular-nums">{formatCount(row.clicks)}</span>
        <span className="w-24 shrink-0 text-right text-xs text-faint tabular-nums max-sm:hidden">
          {countOf(row.visitors, 'visitor')}
        </span>
        <span className="w-12 shrink-0 text-right text-xs text-faint tabular-nums">
          {formatPercent(row.percentage)}
        </span>
      </button>
    </li>
  );
}

function Pager({ offset, total, onOffset }: { offset: number; total: number; onOffset: (offset: number) => void }) {
  const last = Math.min(offset + VALUES_A_PAGE, total);
  return (
    <div className="mt-3 flex min-h-9 items-center justify-between gap-2 border-t border-line pt-3">
      <p role="status" className="text-xs text-faint tabular-nums">
        {total > 0 && `${formatCount(offset + 1)}–${formatCount(last)} of ${formatCount(total)}`}
      </p>
      {total > VALUES_A_PAGE && (
        <span className="flex">
          <IconButton label="Previous page" disabled={offset === 0} onClick={() => onOffset(offset - VALUES_A_PAGE)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton label="Next page" disabled={last >= total} onClick={() => onOffset(offset + VALUES_A_PAGE)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </span>
      )}
    </div>
  );
}
