import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { Subscription } from 'relay-runtime';
import type { useGeneratedCodeQuery } from '../../__generated__/useGeneratedCodeQuery.graphql';
import { DEFAULT_CODE_LENGTH } from '../../input-limits.ts';
import { localCode } from './short-code.ts';

/** Requests a free short code from the server; generates one locally when that fails. */
export function useGeneratedCode(onCode: (code: string) => void) {
  const environment = useRelayEnvironment();
  const [isGenerating, setGenerating] = useState(false);
  const running = useRef<Subscription | null>(null);
  useEffect(() => () => running.current?.unsubscribe(), []);

  const finish = (code: string) => {
    setGenerating(false);
    onCode(code);
  };
  const generate = () => {
    running.current?.unsubscribe();
    setGenerating(true);
    running.current = fetchQuery<useGeneratedCodeQuery>(
      environment,
      graphql`
        query useGeneratedCodeQuery($length: Int!) {
          generateShortCode(length: $length)
        }
      `,
      { length: DEFAULT_CODE_LENGTH },
    ).subscribe({
      next: ({ generateShortCode }) => finish(generateShortCode),
      error: () => finish(localCode()),
    });
  };
  return [generate, isGenerating] as const;
}
