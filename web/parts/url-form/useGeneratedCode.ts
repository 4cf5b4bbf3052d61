import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { Subscription } from 'relay-runtime';
import type { useGeneratedCodeQuery } from '../../__generated__/useGeneratedCodeQuery.graphql';
import { DEFAULT_CODE_LENGTH } from '../../input-limits.ts';
import { localCode } from './short-code.ts';

/** Requests a short code that is free on a domain from the server; generates one locally when that fails. */
export function useGeneratedCode(onCode: (code: string) => void, domain: string | null = null) {
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
        query useGeneratedCodeQuery($length: Int!, $domain: String) {
          generateShortCode(length: $length, domain: $domain)
        }
      `,
      { length: DEFAULT_CODE_LENGTH, domain },
    ).subscribe({
      next: ({ generateShortCode }) => finish(generateShortCode),
      error: () => finish(localCode()),
    });
  };
  return [generate, isGenerating] as const;
}
