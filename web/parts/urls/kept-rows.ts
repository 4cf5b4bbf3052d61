import { createContext } from 'react';

/** What was done to a row, and how to take it back. */
export interface Deed {
  /** What became of it, in a word or two. */
  note: string;
  undo: () => Promise<unknown>;
  /** The URL does not exist any more. */
  isGone?: boolean;
}

/** How actions keep the rows of a list in their places. */
export interface RowKeeper {
  /** Lets no row move while the work runs, nor afterwards if it keeps rows. */
  hold: <T>(work: () => Promise<T>) => Promise<T>;
  keep: (ids: readonly string[], deed: Deed) => void;
  /** What was done to the rows was taken back. */
  giveBack: (ids: readonly string[]) => void;
}

/** The list around an action; actions outside a list keep nothing. */
export const KeptRows = createContext<RowKeeper>({
  hold: (work) => work(),
  keep: () => {},
  giveBack: () => {},
});
