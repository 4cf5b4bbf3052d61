import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useLiveUrlsSubscription } from '../../__generated__/useLiveUrlsSubscription.graphql';
import { announceUrl, useUrlEvents, type UrlEventName } from '../../relay/url-events.ts';

const eventNames: Record<string, UrlEventName> = {
  CREATED: 'urlCreated',
  UPDATED: 'urlUpdated',
  DELETED: 'urlDeleted',
};

/**
 * Tells the page of every change of the owner's URLs, made here, in another tab or through the API, and refreshes the
 * list that is shown. What happened while the stream was away is not known, so its start refreshes too.
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
              reload
            }
          }
        `,
        variables: {},
        onNext: (answer) => {
          if (!answer) return;
          const { events, reload } = answer.urlsUpdated;
          events.forEach(({ kind, urlId }) => announceUrl(eventNames[kind]!, urlId));
          if (reload || events.length === 0) refresh();
        },
      }),
      [refresh],
    ),
  );
}
