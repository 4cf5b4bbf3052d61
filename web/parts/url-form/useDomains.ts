import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useDomainsQuery } from '../../__generated__/useDomainsQuery.graphql';

/** What a short URL begins with, as people write it: host and port. */
const hostOf = (address: string): string => new URL(address).host;

/** The domains that a link can be on. */
export interface Domains {
  /** The host of this server's own short URLs, without the port; null until it is known. */
  own: string | null;
  /** How short URLs on the own host begin, for people; null until it is known. */
  ownShown: string | null;
  /** The account's domains that are verified. */
  others: readonly string[];
  /** The one that new links are on; null for the own host. */
  standard: string | null;
}

/** Where a link is whose form names no domain; null until it is known. */
export const meantDomain = ({ own, standard }: Domains, isNew = false): string | null => (isNew && standard) || own;

const unknown: Domains = { own: null, ownShown: null, others: [], standard: null };

const ownIn = (origin: string) => ({ own: new URL(origin).hostname, ownShown: hostOf(origin) });

/** The domains that the viewer's links can be on; until the server tells them, the own host of an address, where one is known. */
export function useDomains(onOwnHost: string | null = null): Domains {
  const environment = useRelayEnvironment();
  const [domains, setDomains] = useState({ ...unknown, ...(onOwnHost && ownIn(onOwnHost)) });
  useEffect(() => {
    const running = fetchQuery<useDomainsQuery>(
      environment,
      graphql`
        query useDomainsQuery {
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
      next: ({ viewer: { shortOrigin, domains: all } }) => {
        const verified = all.filter(({ verifiedAt }) => verifiedAt);
        setDomains({
          ...ownIn(shortOrigin),
          others: verified.map(({ host }) => host),
          standard: verified.find(({ isDefault }) => isDefault)?.host ?? null,
        });
      },
      error: () => {}, // the form works without it
    });
    return () => running.unsubscribe();
  }, [environment]);
  return domains;
}
