import { useSyncExternalStore } from 'react';
import { useReach } from '../session/useReach.ts';

let connected = false;
const listeners = new Set<() => void>();

/** Notes whether live updates are arriving. */
export function setConnected(next: boolean): void {
  if (next === connected) return;
  connected = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether live updates are arriving now. */
export function useConnected(): boolean {
  const isStreaming = useSyncExternalStore(subscribe, () => connected);
  return useReach() === 'online' && isStreaming;
}
