import { Suspense, useEffect, useReducer, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { ShortenAnywhere } from './ShortenAnywhere.tsx';
import { LiveToaster } from '../ui/LiveToaster.tsx';
import { onIdle } from '../ui/idle.ts';
import { useFocusOnChange } from '../ui/useFocusOnChange.ts';
import { usePalette } from './palette/usePalette.ts';
import { scrollKey } from './scroll-key.ts';
import { Sidebar } from './Sidebar.tsx';
import { MobileBar } from './MobileBar.tsx';
import { ReachNotice } from './ReachNotice.tsx';
import { lazily } from '../ui/lazily.ts';

const CommandPalette = lazily(async () => (await import('./palette/CommandPalette.tsx')).CommandPalette);
const OnceIdle = lazily(async () => (await import('./OnceIdle.tsx')).OnceIdle);
const stay = () => {};

/** The frame of every signed-in page. */
export function Shell() {
  const { pathname } = useLocation();
  const palette = usePalette();
  // As a page load would.
  const main = useFocusOnChange<HTMLElement>(pathname);
  const [isIdle, setIdle] = useState(false);
  const [, knowOperator] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onIdle(() => setIdle(true)), []);
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-lg bg-accent px-4 py-2 text-sm font-medium text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh border-r border-line md:block print:hidden">
        <Sidebar onFollow={stay} onSearch={palette.open} />
      </aside>
      <div className="flex min-w-0 flex-col">
        <MobileBar onSearch={palette.open} />
        <ReachNotice />
        <Suspense>{isIdle && <OnceIdle onKnown={knowOperator} />}</Suspense>
        <main id="main" ref={main} tabIndex={-1} className="flex grow flex-col outline-none">
          <Outlet />
        </main>
      </div>
      {palette.isOpen && (
        <Suspense>
          <CommandPalette onClose={palette.close} />
        </Suspense>
      )}
      <ShortenAnywhere />
      <LiveToaster />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
