import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { drawn } from '../outline.ts';

/** Whether a page was left since the app was loaded: a page that is returned to is whole at once, for it may be scrolled down. */
let isReturned = false;

/** Shows its children once what stands above them is drawn. */
export function Later({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(isReturned);
  useEffect(() => {
    void drawn().then(() => startTransition(() => setDue(true)));
    return () => {
      isReturned = true;
    };
  }, []);
  return isDue && children;
}
