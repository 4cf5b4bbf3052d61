import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useShortDomainQuery } from '../../__generated__/useShortDomainQuery.graphql';

/** What a short URL begins with, as people write it: host and port. */
export const domainOf = (address: string): string => new URL(address).host;

/** The host of short URLs; null until the server has told it. */
export function useShortDomain(): string | null {
  const environment = useRelayEnvironment();
  const [domain, setDomain] = useState<string | null>(null);
  useEffect(() => {
    const running = fetchQuery<useShortDomainQuery>(
      environment,
      graphql`
        query useShortDomainQuery {
          viewer {
            shortOrigin
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ viewer }) => setDomain(domainOf(viewer.shortOrigin)),
      error: () => {}, // the form works without it
    });
    return () => running.unsubscribe();
  }, [environment]);
  return domain;
}
