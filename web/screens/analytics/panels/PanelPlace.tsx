import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { DeepDivePanel } from '../../../parts/panels/analytics-places.ts';

/** A panel with an address: a page that is opened at it scrolls there. */
export const PanelPlace = ({ id, children }: { id: DeepDivePanel; children: ReactNode }) => (
  <div id={id} className="grid min-w-0 scroll-mt-5 grid-cols-[minmax(0,1fr)]">
    {children}
  </div>
);

/** Scrolls to the panel that the address names. Its figures come after the page, so no browser does it. */
export function useNamedPanel(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
