import { useEffect, useEffectEvent, useState } from 'react';

/** A pause in typing this long counts as the end of it. */
const PAUSE_MS = 300;

/** A text as it is typed, reported after a pause; it follows changes of the value from elsewhere. */
export function useTyped(value: string, onTyped: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const tell = useEffectEvent(onTyped);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => tell(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return [text, setText] as const;
}
