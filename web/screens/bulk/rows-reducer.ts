import { MAX_BULK_URLS } from '../../input-limits.ts';
import { emptyValues, isFilled, type BulkRow, type RowValues } from './bulk-row.ts';

export interface RowsState {
  rows: BulkRow[];
  nextKey: number;
  /** How many rows the form takes. */
  most: number;
  /** Rows that were pasted beyond the limit, and left out. */
  dropped: number;
}

export type RowsAction =
  | { do: 'edit'; key: number; change: Partial<RowValues> }
  | { do: 'add' }
  | { do: 'remove'; key: number }
  | { do: 'paste'; key: number; rows: readonly RowValues[] }
  | { do: 'replace'; rows: readonly RowValues[] };

const START = 3;

const numbered = (values: readonly RowValues[], from: number): BulkRow[] =>
  values.map((row, index) => ({ ...emptyValues, ...row, key: from + index }));

/** A form with some empty rows, or with the rows given; it keeps rows beyond `most`, and takes no more. */
export function rowsOf(
  values: readonly RowValues[] = Array<RowValues>(START).fill(emptyValues),
  most = MAX_BULK_URLS,
): RowsState {
  return { rows: numbered(values, 1), nextKey: values.length + 1, most, dropped: 0 };
}

function paste(state: RowsState, key: number, pasted: readonly RowValues[]): RowsState {
  const at = state.rows.findIndex((row) => row.key === key);
  const own = state.rows[at];
  // Pasted rows replace the empty row and the empty rows at the end.
  const before = state.rows.slice(0, own && isFilled(own) ? at + 1 : at);
  const after = state.rows.slice(at + 1).filter(isFilled);
  const room = Math.max(0, state.most - before.length - after.length);
  const added = numbered(pasted.slice(0, room), state.nextKey);
  return {
    ...state,
    rows: [...before, ...added, ...after],
    nextKey: state.nextKey + added.length,
    dropped: pasted.length - added.length,
  };
}

/** How the rows of the form change; at least one stays. */
export function rowsReducer(state: RowsState, action: RowsAction): RowsState {
  const { rows, nextKey, most } = state;
  switch (action.do) {
    case 'edit':
      return { ...state, rows: rows.map((row) => (row.key === action.key ? { ...row, ...action.change } : row)) };
    case 'add':
      if (rows.length >= most) return state;
      return { ...state, rows: [...rows, { ...emptyValues, key: nextKey }], nextKey: nextKey + 1, dropped: 0 };
    case 'remove':
      return rows.length > 1 ? { ...state, rows: rows.filter((row) => row.key !== action.key) } : state;
    case 'paste':
      return paste(state, action.key, action.rows);
    case 'replace':
      return rowsOf(action.rows, most);
  }
}
