import { useEffect, useState } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'paste', 'touchstart'] as const;

/** Whether somebody has begun to use the page. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const touched = () => setTouched(true);
    for (const sign of SIGNS) window.addEventListener(sign, touched, { once: true, capture: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, touched, { capture: true });
    };
  }, []);
  return isTouched;
}
