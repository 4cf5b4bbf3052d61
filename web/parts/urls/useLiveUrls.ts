import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useLiveUrlsSubscription } from '../../__generated__/useLiveUrlsSubscription.graphql';
import { announceClicks, announceUrl, useUrlEvents, type UrlEventName } from '../../relay/url-events.ts';

const eventNames: Record<string, UrlEventName> = {
  CREATED: 'urlCreated',
  UPDATED: 'urlUpdated',
  DELETED: 'urlDeleted',
};

/**
 * Tells the page of every change of the owner's URLs, made here, in another tab or through the API, and refreshes the
 * list that is shown. Clicks are reported separately: they change figures but move no row. Changes while the stream was
 * disconnected are unknown, so its start also refreshes.
 */
export function useLiveUrls(refresh: () => void): void {
  useUrlEvents(refresh);
  useSubscription<useLiveUrlsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useLiveUrlsSubscription {
            urlsUpdated {
              events {
                kind
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
          events.forEach(({ kind, urlId }) => announceUrl(eventNames[kind]!, urlId));
          const isClicked = clicked?.length !== 0;
          if (isClicked) announceClicks(clicked ?? null);
          if (reload || (events.length === 0 && !isClicked)) refresh();
        },
      }),
      [refresh],
    ),
  );
}
