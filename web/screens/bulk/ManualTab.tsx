import { useCallback, useRef, useState, type ActionDispatch, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Plus } from 'lucide-react';
import { countOf, formatCount } from '../../format/numbers.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { isFilled, hasOptions, problemsOf, type RowValues } from './bulk-row.ts';
import { ManualRow } from './ManualRow.tsx';
import type { RowsAction, RowsState } from './rows-reducer.ts';

interface ManualTabProps {
  state: RowsState;
  dispatch: ActionDispatch<[RowsAction]>;
  onCreate: (rows: RowValues[]) => void;
}

/** URLs typed or pasted, a row each. */
export function ManualTab({ state, dispatch, onCreate }: ManualTabProps) {
  const [isTried, setTried] = useState(false);
  const [areOptionsShown, setOptionsShown] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { rows, dropped, most } = state;
  // Once it is shown it stays, whatever is chosen.
  if (!areOptionsShown && rows.some(hasOptions)) setOptionsShown(true);
  const showOptions = () => {
    flushSync(() => setOptionsShown(true));
    list.current?.querySelector('select')?.focus(); // the button is gone
  };
  const isExpiryShown = rows.some(({ expiresAt }) => expiresAt !== '');
  const problems = problemsOf(rows);
  const filled = rows.filter(isFilled);
  const faulty = problems.filter(Boolean).length;
  const complaint = complaintOf(filled.length, faulty, most);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!complaint) onCreate(filled);
  };
  const paste = useCallback(
    async (key: number, text: string) => {
      const { pastedRows } = await import('./records.ts');
      dispatch({ do: 'paste', key, rows: pastedRows(text) });
    },
    [dispatch],
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-sm text-muted">
        Paste a list of addresses, or spreadsheet cells with the columns destination, title, description and short code,
        into any field. With a first line of names, columns may come in any order and bring an expiry. Every line
        becomes a row; rows without a destination are skipped.
      </p>
      {dropped > 0 && (
        <Notice tone="warning">
          {countOf(dropped, 'pasted row')} left out: at most {formatCount(most)} links can be created at once.
        </Notice>
      )}
      <ol ref={list} className={areOptionsShown ? 'grid gap-5' : 'grid gap-4 sm:gap-2'}>
        {rows.map((row, index) => (
          <ManualRow
            key={row.key}
            row={row}
            number={index + 1}
            problem={problems[index] ?? null}
            isTried={isTried}
            canRemove={rows.length > 1}
            areOptionsShown={areOptionsShown}
            isExpiryShown={isExpiryShown}
            dispatch={dispatch}
            onPaste={paste}
          />
        ))}
      </ol>
      <div className="static -mx-4 -mb-4 flex flex-wrap items-center gap-3 rounded-b-xl border-t border-line bg-surface p-4 sm:sticky sm:bottom-0 sm:-mx-5 [@media(max-height:30rem)]:static sm:-mb-5 sm:px-5">
        <Button onClick={() => dispatch({ do: 'add' })} disabled={rows.length >= most}>
          <Plus aria-hidden />
          Add row
        </Button>
        {!areOptionsShown && (
          <Button tone="quiet" onClick={showOptions}>
            More options
          </Button>
        )}
        <p
          role="alert"
          className="min-w-0 grow text-right text-sm text-danger max-sm:order-first max-sm:basis-full max-sm:text-left max-sm:empty:hidden"
        >
          {isTried && complaint}
        </p>
        <Button type="submit" tone="primary">
          {filled.length ? `Create ${countOf(filled.length, 'link')}` : 'Create links'}
        </Button>
      </div>
    </form>
  );
}

function complaintOf(filled: number, faulty: number, most: number): string | null {
  if (filled === 0) return 'Please add at least one destination';
  if (filled > most) return `Your plan takes at most ${formatCount(most)} rows at once.`;
  return faulty ? `Please correct ${countOf(faulty, 'row')} first.` : null;
}
