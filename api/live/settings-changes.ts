/** Receives the owner whose network settings changed, on this node or another. */
export type SettingsListener = (ownerId: number) => void;

const listeners = new Set<SettingsListener>();

/** Calls the listener for every change of settings; returns a function that unsubscribes it. */
export function onSettingsChange(listener: SettingsListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Announces changed settings on this node; call it between the commit and the answer. */
export function announceSettingsChange(ownerId: number): void {
  for (const listener of listeners) listener(ownerId);
}
