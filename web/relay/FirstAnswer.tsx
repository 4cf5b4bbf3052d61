import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';

interface FirstAnswerProps<Q extends OperationType> {
  reference: PreloadedQuery<Q>;
  fallback: ReactNode;
  /** Reads the query. */
  children: ReactNode;
}

/**
 * Shows the fallback until the query's first answer, and its children at once then: React alone keeps a fallback for
 * 300 ms where it has shown one. Later answers replace what is shown.
 */
export function FirstAnswer<Q extends OperationType>({ reference, fallback, children }: FirstAnswerProps<Q>) {
  const { source } = reference;
  const [isThere, setThere] = useState(!source);
  useEffect(() => {
    const show = () => startTransition(() => setThere(true));
    const subscription = source?.subscribe({ next: show, error: show });
    return () => subscription?.unsubscribe();
  }, [source]);
  return <Suspense fallback={fallback}>{isThere ? children : fallback}</Suspense>;
}
