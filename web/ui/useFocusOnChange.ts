import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the element of the ref when the value changes, as the focused element is gone; not from a field that has
 * just taken it.
 */
export function useFocusOnChange<E extends HTMLElement>(value: unknown) {
  const element = useRef<E>(null);
  const before = useRef(value);
  useEffect(() => {
    const isInField =
      element.current?.contains(document.activeElement) && document.activeElement instanceof HTMLInputElement;
    if (before.current !== value && !isInField) element.current?.focus({ preventScroll: true });
    before.current = value;
  }, [value]);
  return element;
}
