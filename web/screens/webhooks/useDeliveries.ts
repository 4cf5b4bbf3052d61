import { useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useDeliveriesSubscription } from '../../__generated__/useDeliveriesSubscription.graphql';
import type { Filter } from './words.ts';

const subscription = graphql`
  subscription useDeliveriesSubscription($id: ID!, $state: WebhookDeliveryState, $first: Int!) {
    webhooksUpdated(id: $id) {
      webhook {
        deliveries(state: $state, first: $first) {
          edges {
            node {
              id
              messageId
              event
              state
              answer
              createdAt
              nextAttemptAt
              attempts {
                at
                status
                error
                tookMs
              }
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    }
  }
`;

type Log = NonNullable<useDeliveriesSubscription['response']['webhooksUpdated']['webhook']>['deliveries'];
/** A delivery as the log shows it. */
export type Delivery = Log['edges'][number]['node'];

/** The log of a webhook as it is now. */
export interface Deliveries {
  /** Null until it has arrived. */
  deliveries: readonly Delivery[] | null;
  hasMore: boolean;
}

interface Read {
  filter: Filter;
  log: Log;
}

/** Reads the newest deliveries of a webhook and follows them; each delivery of the stream is all of them. */
export function useDeliveries(id: string, filter: Filter, first: number): Deliveries {
  const [read, setRead] = useState<Read | null>(null);
  useSubscription<useDeliveriesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { id, first, state: filter === 'ALL' ? null : filter },
        onNext: (data) => {
          const webhook = data?.webhooksUpdated.webhook;
          if (webhook) setRead({ filter, log: webhook.deliveries });
        },
      }),
      [id, filter, first],
    ),
  );
  const log = read?.filter === filter ? read.log : null;
  return {
    deliveries: log && log.edges.map(({ node }) => node),
    hasMore: log?.pageInfo.hasNextPage ?? false,
  };
}
