import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  useQuickAnalyticsQuery,
  useQuickAnalyticsQuery$data,
} from '../../__generated__/useQuickAnalyticsQuery.graphql';

/** The key figures of a URL; unknown figures are null. */
export interface QuickAnalytics {
  /** Visitors in per cent of clicks. */
  uniqueRate: number | null;
  /** Hour of the owner's day, 0 to 23. */
  peakHour: number | null;
  /** The most frequent referrer host. */
  topReferrer: string | null;
}

interface QuickAnalyticsOfPage {
  /** By the URL's id; a URL is missing while its figures are loaded, or when they could not be. */
  known: ReadonlyMap<string, QuickAnalytics>;
  isLoading: boolean;
}

const quickAnalyticsOf = ({ nodes }: useQuickAnalyticsQuery$data) =>
  new Map(
    nodes.flatMap((node): [string, QuickAnalytics][] => {
      if (!node?.id || !node.quickAnalytics) return [];
      const { uniqueRate = null, peakHour = null, topReferrer = null } = node.quickAnalytics;
      return [[node.id, { uniqueRate, peakHour, topReferrer }]];
    }),
  );

/**
 * The figures of the shown URLs, loaded in one request after the list itself: the list neither waits for them nor fails
 * with them. They are read again when `version` changes.
 */
export function useQuickAnalytics(ids: readonly string[], version: string): QuickAnalyticsOfPage {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<ReadonlyMap<string, QuickAnalytics>>(new Map());
  const key = JSON.stringify([version, ids]);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const [, asked] = JSON.parse(key) as [string, string[]];
    if (asked.length === 0) return;
    const running = fetchQuery<useQuickAnalyticsQuery>(
      environment,
      graphql`
        query useQuickAnalyticsQuery($ids: [ID!]!) {
          nodes(ids: $ids) {
            ... on ShortUrl {
              id
              quickAnalytics {
                uniqueRate
                peakHour
                topReferrer
              }
            }
          }
        }
      `,
      { ids: asked },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: (answer) => setKnown((before) => new Map([...before, ...quickAnalyticsOf(answer)])),
      complete: () => setSettled(key),
      error: () => setSettled(key), // the list is whole without them
    });
    return () => running.unsubscribe();
  }, [environment, key]);
  return { known, isLoading: settled !== key };
}
