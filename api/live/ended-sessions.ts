const listeners = new Set<(sessionId: string) => void>();

/** Calls the listener for every sign-in at the embedded provider that ended, on this node or another. */
export function onEndedSession(listener: (sessionId: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells this node that a sign-in ended. */
export function announceEndedSession(sessionId: string): void {
  for (const listener of listeners) listener(sessionId);
}
