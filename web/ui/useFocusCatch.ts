import { useRef } from 'react';

/** The ref of an element, and the function that moves the focus there once the focused element is gone. */
export function useFocusCatch<E extends HTMLElement>() {
  const element = useRef<E>(null);
  const catchFocus = () =>
    void requestAnimationFrame(() => {
      if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    });
  return [element, catchFocus] as const;
}
