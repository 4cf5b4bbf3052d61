import { useEffect, useEffectEvent, useState } from 'react';
import { useShortcuts } from '../../ui/useShortcuts.ts';

export interface Palette {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** The command palette's state, with its keys: Ctrl or Cmd K opens it, `/` goes to the page's search or opens it. */
export function usePalette(): Palette {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault(); // browsers would go to their own search
    if (isOpen) setOpen(false);
    else if (!document.querySelector('[role=dialog], [role=alertdialog]')) open();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  useShortcuts([{ key: '/', label: 'Search', run: () => focusSearch() || open() }]);
  return { isOpen, open, close: () => setOpen(false) };
}

/** Puts the focus into the search of the page; false when the page has none. */
function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main [role=search] input');
  box?.focus();
  return Boolean(box);
}
