import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { drawn } from '../outline.ts';
import { lazily, persistently } from './lazily.ts';
import { isWide } from './wide.ts';

/** Whether a page was left since the app was loaded: a page that is returned to is whole at once, for it may be scrolled down. */
let isReturned = false;
/** What is drawn first, while it is on its way. */
const awaited = new Set<Promise<void>>();
/** How long the rest of a page waits for that, milliseconds. */
const PATIENCE_MS = 2_000;

/** Shows its children once what stands above them is drawn, with all that is `lazilyFirst`. */
export function Later({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  const [isDue, setDue] = useState(isReturned);
  useEffect(() => {
    // A chart is asked for in the frame after the one that shows its place.
    void drawn()
      .then(drawn)
      .then(() => Promise.all(awaited))
      .then(() => startTransition(() => setDue(true)));
    return () => {
      isReturned = true;
    };
  }, []);
  return isDue ? children : fallback;
}

/**
 * A component whose file is loaded when it is first shown; in a wide window at once, where it is drawn before what is in
 * a Later.
 */
export function lazilyFirst<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  if (!isWide()) return lazily(load);
  let Arrived: ComponentType<Props> | undefined;
  let shown = () => {};
  const isShown = new Promise<void>((resolve) => (shown = resolve));
  const arrival = persistently(load).then((Component) => (Arrived = Component));
  arrival.catch(() => {}); // whoever shows it says so
  const Awaited = lazily(() => arrival);
  const choose = () => {
    awaited.add(isShown);
    setTimeout(shown, PATIENCE_MS);
    return Arrived ?? Awaited; // one that suspends, if only for a moment, is held back by React for 300 ms
  };
  return function First(props: Props) {
    const [{ Component }] = useState(() => ({ Component: choose() }));
    // Charts are drawn in the frame after they have measured their place.
    useEffect(() => void drawn().then(drawn).then(shown), []);
    return <Component {...props} />;
  };
}
