import { useEffect, useMemo, useRef } from 'react';
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay/hooks';
import type { useLiveUrlsSubscription } from '../../__generated__/useLiveUrlsSubscription.graphql';
import { markChanged, useChanges } from '../../relay/changes.ts';

interface Heard {
  /** Reads what is shown again. */
  refresh: () => void;
  /** URLs were clicked; null when there are more than can be named. */
  onClicks?: (urlIds: readonly string[] | null) => void;
}

/**
 * Follows the owner's URLs, changed here, in another tab or through the API. Clicks are reported separately: they change
 * figures but move no row. Changes while the stream was disconnected are unknown, so its start also refreshes.
 */
export function useLiveUrls({ refresh, onClicks }: Heard): void {
  const environment = useRelayEnvironment();
  useChanges('links', refresh);
  const latest = useRef({ refresh, onClicks });
  useEffect(() => {
    latest.current = { refresh, onClicks };
  }, [refresh, onClicks]);
  useSubscription<useLiveUrlsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useLiveUrlsSubscription {
            urlsUpdated {
              events {
                urlId
              }
              clicked
              reload
            }
          }
        `,
        variables: {},
        onNext: (answer) => {
          if (!answer) return;
          const { events, clicked, reload } = answer.urlsUpdated;
          if (events.length) markChanged(environment, 'links');
          const isClicked = clicked?.length !== 0;
          if (isClicked) latest.current.onClicks?.(clicked ?? null);
          if (reload || (events.length === 0 && !isClicked)) latest.current.refresh();
        },
      }),
      [environment],
    ),
  );
}
