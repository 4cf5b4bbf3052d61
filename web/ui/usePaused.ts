import { useEffect, useState } from 'react';

/** Time after the last key before a text counts as typed. */
const PAUSE_MS = 150;

/** A text as it was when nothing was typed for a moment. */
export function usePaused(text: string): string {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return typed;
}
