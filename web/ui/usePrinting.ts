import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('print');

function subscribe(listener: () => void) {
  const printing = query();
  printing.addEventListener('change', listener);
  return () => printing.removeEventListener('change', listener);
}

/** Whether the page is being printed: what is not loaded by then is not in the print. */
export const usePrinting = () => useSyncExternalStore(subscribe, () => query().matches);
