import { useState } from 'react';

/** Returns the focus to the element that had it at the first render; for dialogs without a trigger. */
export function useFocusReturn() {
  const [before] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (before instanceof HTMLElement) before.focus();
  };
}
