import { countOf, formatCount } from '../../format/numbers.ts';
import type { Refusal } from './send-import.ts';

/** The rows that do not come, with the reasons. */
export const Refusals = ({ count, refusals }: { count: number; refusals: readonly Refusal[] }) => (
  <details>
    <summary className="w-fit cursor-pointer text-sm font-medium text-warning">
      {countOf(count, 'row')} cannot be imported
    </summary>
    <ul className="mt-2 grid max-h-64 gap-1.5 overflow-auto text-sm">
      {refusals.map(({ row, original_url: url, message }) => (
        <li key={row} className="min-w-0 break-words">
          <span className="text-muted">Row {formatCount(row)}: </span>
          {message} <span className="break-all text-faint">{url}</span>
        </li>
      ))}
    </ul>
  </details>
);
