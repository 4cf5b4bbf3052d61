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
 * list that is shown. Clicks are told by themselves: they move figures, and no row. What happened while the stream was
 * away is not known, so its start refreshes too.
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
