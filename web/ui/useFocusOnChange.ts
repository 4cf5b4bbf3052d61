import { useEffect, useRef } from 'react';

/** Moves the focus to the element of the ref when the value changes, as the focused element is gone. */
export function useFocusOnChange<E extends HTMLElement>(value: unknown) {
  const element = useRef<E>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value) element.current?.focus({ preventScroll: true });
    before.current = value;
  }, [value]);
  return element;
}
