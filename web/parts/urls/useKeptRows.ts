import { useState } from 'react';
import type { NamedLink } from '../../format/link-name.ts';
import type { Deed, RowKeeper } from './kept-rows.ts';

/** A row by the names that are known of it. */
export interface NamedRow extends NamedLink {
  id: string;
  title: string | null | undefined;
}

/** A row that stays in its place after something was done to it. */
export interface KeptRow extends Deed {
  isUndone: boolean;
  /** In milliseconds. */
  at: number;
  /** The height of the row before, so that no other row moves. */
  height: number;
}

interface State {
  /** What the rows are the answer to; another answer begins without kept rows. */
  of: string;
  /** The rows in the order that holds; null when the server's does. */
  order: readonly NamedRow[] | null;
  kept: ReadonlyMap<string, KeptRow>;
}

const nothing = (of: string): State => ({ of, order: null, kept: new Map() });

/**
 * Keeps the rows of a list in their places after something was done to one of them, until the list is asked anew: what
 * left the list stays as a kept row, and what came to it stands at the end.
 */
export function useKeptRows(fresh: readonly NamedRow[], of: string, heightOf: (id: string) => number) {
  const [stored, setState] = useState(() => nothing(of));
  const state = stored.of === of ? stored : nothing(of);
  if (state !== stored) setState(state);
  const { order, kept } = state;
  const rows = order ? arrange(order, fresh, kept) : fresh;
  const keeper: RowKeeper = {
    async hold(work) {
      setState((now) => ({ ...now, order: now.order ?? rows }));
      try {
        return await work();
      } finally {
        setState((now) => (now.kept.size ? now : { ...now, order: null }));
      }
    },
    keep(ids, deed) {
      const added = ids.map((id) => [id, { ...deed, isUndone: false, at: Date.now(), height: heightOf(id) }] as const);
      setState((now) => (now.of === of ? { ...now, kept: new Map([...now.kept, ...added]) } : now));
    },
    giveBack(ids) {
      const isBack = (id: string) => ids.includes(id);
      const undone = ([id, row]: [string, KeptRow]): [string, KeptRow] =>
        isBack(id) ? [id, { ...row, note: 'Undone', isGone: false, isUndone: true }] : [id, row];
      setState((now) => ({ ...now, kept: new Map([...now.kept].map(undone)) }));
    },
  };
  const listed = new Set(fresh.map(({ id }) => id));
  /** The kept row to show in place of a row; null where the list has it as it is. */
  const keptOf = (id: string): KeptRow | null => {
    const row = kept.get(id);
    return row && (row.isGone || !listed.has(id)) ? row : null;
  };
  return { rows, keptOf, keeper };
}

/** The held rows that are still listed or kept, and those that are new at the end. */
function arrange(order: readonly NamedRow[], fresh: readonly NamedRow[], kept: ReadonlyMap<string, KeptRow>) {
  const known = new Map(fresh.map((row) => [row.id, row]));
  const held = order.flatMap((row) => known.get(row.id) ?? (kept.has(row.id) ? [row] : []));
  const isHeld = new Set(held.map(({ id }) => id));
  return [...held, ...fresh.filter(({ id }) => !isHeld.has(id))];
}
