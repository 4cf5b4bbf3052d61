import { memo, useId, useState, type ActionDispatch, type ClipboardEvent } from 'react';
import { Trash2 } from 'lucide-react';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../../input-limits.ts';
import { codeOf } from '../../parts/url-form/short-code.ts';
import { onceReleased } from '../../ui/press.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Input } from '../../ui/Field.tsx';
import type { BulkRow, RowValues } from './bulk-row.ts';
import { RowOptions } from './RowOptions.tsx';
import type { RowsAction } from './rows-reducer.ts';

interface ManualRowProps {
  row: BulkRow;
  number: number;
  problem: string | null;
  /** The form was submitted once: problems of untouched rows are shown, too. */
  isTried: boolean;
  canRemove: boolean;
  /** Network measurement can be chosen for each row. */
  areOptionsShown: boolean;
  /** Rows from a file or a spreadsheet brought an expiry. */
  isExpiryShown: boolean;
  dispatch: ActionDispatch<[RowsAction]>;
  onPaste: (key: number, text: string) => Promise<void>;
}

/** The fields of one new URL; memoised, since there may be a thousand. */
export const ManualRow = memo(function ManualRow(props: ManualRowProps) {
  const { row, number, problem, isTried, canRemove, areOptionsShown, isExpiryShown, dispatch, onPaste } = props;
  const [isLeft, setLeft] = useState(false);
  const id = useId();
  const shown = (isLeft || isTried) && problem;
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n\r]/.test(text.trim())) return;
    event.preventDefault();
    void onPaste(row.key, text);
  };
  const field = (name: keyof RowValues, label: string, clean = (text: string) => text) => ({
    'aria-label': `${label}, row ${number}`,
    placeholder: label,
    value: row[name],
    onChange: (event: { target: { value: string } }) =>
      dispatch({ do: 'edit', key: row.key, change: { [name]: clean(event.target.value) } }),
    onPaste: paste,
    className: '!h-9 !text-sm',
  });
  return (
    <li
      className="grid grid-cols-[1.75rem_minmax(0,1fr)_2.25rem] gap-2 lg:grid-cols-[1.75rem_minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)_9rem_2.25rem]"
      onBlur={() => onceReleased(() => setLeft(true))}
    >
      <span aria-hidden className="pt-2 text-right text-xs text-faint tabular-nums">
        {number}
      </span>
      <Input
        {...field('originalUrl', 'Destination')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        state={shown ? 'invalid' : 'neutral'}
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? id : undefined}
      />
      <div className="col-start-2 grid gap-2 sm:grid-cols-3 lg:contents">
        <Input {...field('title', 'Title')} maxLength={MAX_TITLE_LENGTH} />
        <Input {...field('description', 'Description')} maxLength={MAX_DESCRIPTION_LENGTH} />
        <Input
          {...field('shortCode', 'Short code', codeOf)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <IconButton
        label={`Remove row ${number}`}
        disabled={!canRemove}
        onClick={() => dispatch({ do: 'remove', key: row.key })}
        className="col-start-3 row-start-1 lg:col-auto lg:row-auto"
      >
        <Trash2 aria-hidden />
      </IconButton>
      {isExpiryShown && (
        <div className="col-start-2 lg:col-[2/span_2]">
          <Input {...field('expiresAt', 'Expires')} autoComplete="off" />
        </div>
      )}
      {areOptionsShown && (
        <RowOptions row={row} number={number} onEdit={(change) => dispatch({ do: 'edit', key: row.key, change })} />
      )}
      {shown && (
        <p id={id} className="col-start-2 text-xs text-danger lg:col-[2/span_4]">
          {shown}
        </p>
      )}
    </li>
  );
});
