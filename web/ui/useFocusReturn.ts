import { useState } from 'react';

/** Gives the focus back to what had it when the component was first rendered; for dialogs without a trigger. */
export function useFocusReturn() {
  const [before] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (before instanceof HTMLElement) before.focus();
  };
}
