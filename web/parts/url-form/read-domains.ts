import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { readDomainsQuery } from '../../__generated__/readDomainsQuery.graphql';
import { ownIn, type Domains } from './link-domains.ts';

/** Asks for the domains of the viewer; returns what ends that. */
export function readDomains(environment: IEnvironment, tell: (domains: Domains) => void): () => void {
  const running = fetchQuery<readDomainsQuery>(
    environment,
    graphql`
      query readDomainsQuery {
        viewer {
          shortOrigin
          domains {
            host
            isDefault
            verifiedAt
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  ).subscribe({
    next: ({ viewer: { shortOrigin, domains } }) => {
      const verified = domains.filter(({ verifiedAt }) => verifiedAt);
      tell({
        ...ownIn(shortOrigin),
        all: domains.map(({ host }) => host),
        others: verified.map(({ host }) => host),
        standard: verified.find(({ isDefault }) => isDefault)?.host ?? null,
      });
    },
    error: () => {}, // the form works without it
  });
  return () => running.unsubscribe();
}
