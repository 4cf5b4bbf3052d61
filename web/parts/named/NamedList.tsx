import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/states.tsx';

interface NamedListProps<Thing> {
  /** What they are, in a word: tags. */
  nouns: string;
  /** Null until they are there. */
  things: readonly Thing[] | null | undefined;
  error: unknown;
  readAgain: () => void;
  /** What is said where there are none. */
  empty: ReactNode;
  row: (thing: Thing) => ReactNode;
  /** Below them. */
  children: ReactNode;
}

/** The named things of an account within a dialog, once they are loaded. */
export function NamedList<Thing extends { id: string }>(props: NamedListProps<Thing>) {
  const { nouns, things, error, readAgain, empty, row, children } = props;
  if (!things && !error) return <Skeleton className="h-24" />;
  if (!things) {
    return (
      <Notice tone="danger" action={<Button onClick={readAgain}>Try again</Button>}>
        The {nouns} could not be loaded.
      </Notice>
    );
  }
  return (
    <div className="-mx-1 grid max-h-[65vh] grid-cols-1 gap-3 overflow-y-auto px-1 py-0.5">
      {things.length === 0 && empty && <p className="text-sm text-muted">{empty}</p>}
      <ul className="grid grid-cols-1 gap-1">
        {things.map((thing) => (
          <li key={thing.id}>{row(thing)}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
