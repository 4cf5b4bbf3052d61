/** What was suspended, or is no longer: an account or a host of destinations. */
export interface SuspensionChange {
  accountId: number | null;
  host: string | null;
}

export type SuspensionListener = (change: SuspensionChange) => void;

const listeners = new Set<SuspensionListener>();

/** Calls the listener for every change, on this node or another; returns a function that unsubscribes it. */
export function onSuspensionChange(listener: SuspensionListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Announces a change on this node; call it between the commit and the answer. */
export function announceSuspensionChange(change: SuspensionChange): void {
  for (const listener of listeners) listener(change);
}
