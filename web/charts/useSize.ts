import { useLayoutEffect, useRef, useState } from 'react';

/** The size in pixels of the element the ref is put on; 0 before it is measured. */
export function useSize<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    // The observer tells it a frame later.
    if (ref.current) setSize({ width: ref.current.clientWidth, height: ref.current.clientHeight });
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}
