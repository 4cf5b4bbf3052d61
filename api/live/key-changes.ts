/** An API key that was made or revoked, or changes of the account that keys speak for. */
export interface KeyChange {
  ownerId: number;
  /** Null for changes of the account. */
  keyId: number | null;
  isRevoked: boolean;
}

export type KeyListener = (change: KeyChange) => void;

const listeners = new Set<KeyListener>();

/** Calls the listener for every change of keys, on this node or another; returns a function that unsubscribes it. */
export function onKeyChange(listener: KeyListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Announces a change of keys on this node; call it between the commit and the answer. */
export function announceKeyChange(change: KeyChange): void {
  for (const listener of listeners) listener(change);
}
