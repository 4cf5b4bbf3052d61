import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export interface Shortcut {
  /** As KeyboardEvent.key gives it. */
  key: string;
  label: string;
  run: () => void;
}

const KEY = 'shortcuts';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether single-key shortcuts are on; people who dictate or type by accident switch them off. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, () => localStorage.getItem(KEY) !== 'off');

/** Switches single keys on or off, for good. Escape always works. */
export function switchShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  listeners.forEach((listener) => listener());
}

const LAYERS = '[role=dialog], [role=alertdialog], [role=menu]';
const KEYLESS = ['radio', 'checkbox', 'button', 'submit', 'reset'];

/** Whether keys belong to the focused element or to an overlay. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (document.querySelector(LAYERS)) return true;
  const { target } = event;
  if (target instanceof HTMLInputElement) return !KEYLESS.includes(target.type);
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select');
}

/** Runs the shortcut of a key pressed anywhere on the page except in a text field. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const isOn = useShortcutsOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event) || (!isOn && event.key !== 'Escape')) return;
    const shortcut = shortcuts.find(({ key }) => key === event.key);
    if (!shortcut) return;
    event.preventDefault();
    shortcut.run();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
