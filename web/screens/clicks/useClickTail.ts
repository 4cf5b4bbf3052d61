import { useEffect, useMemo, useState } from 'react';
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay/hooks';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import type { useClickTailSubscription } from '../../__generated__/useClickTailSubscription.graphql';
import type { useClickTailWaitingSubscription } from '../../__generated__/useClickTailWaitingSubscription.graphql';
import { dropOldest } from './drop-oldest.ts';
import type { AskedClicks } from './who.ts';

/** Beyond this the waiting clicks are not counted. */
export const MOST_WAITING = 1_000;

const follow = graphql`
  subscription useClickTailSubscription(
    $scope: AnalyticsScope!
    $bots: BotFilter
    $after: String
    $connections: [ID!]!
  ) {
    clicksArrived(scope: $scope, bots: $bots, after: $after) {
      isComplete
      edges @prependEdge(connections: $connections) {
        cursor
        node {
          id
          at
          ...ClickRow_click
          ...ClickSheet_click
        }
      }
      analytics {
        updatedAt
        summary {
          clicks {
            value
          }
          bots {
            value
          }
        }
      }
    }
  }
`;

const wait = graphql`
  subscription useClickTailWaitingSubscription($scope: AnalyticsScope!, $bots: BotFilter, $after: String) {
    clicksArrived(scope: $scope, bots: $bots, after: $after) {
      isComplete
      edges {
        node {
          id
        }
      }
    }
  }
`;

interface TailOptions {
  asked: AskedClicks;
  /** The id of the list in the store. */
  connection: string;
  /** The cursor of its newest click; null for an empty list. */
  newest: string | null;
  /** Somebody reads further down, or one click in full: nothing may move. */
  isBusy: boolean;
  /** Reads the newest clicks again. */
  reload: () => void;
}

export interface Tail {
  /** The owner of the page has paused it. */
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
  /** New clicks do not appear for now, for whatever reason. */
  isHeld: boolean;
  /** How many have come since; Infinity when they are too many to count. */
  waiting: number;
}

/**
 * Adds new clicks to the top of the list as they come; the oldest drop off its end. While it is paused or scrolled down, they are only
 * counted. When it resumes, they are added at once, or the list is reloaded if there are too many.
 */
export function useClickTail({ asked, connection, newest, isBusy, reload }: TailOptions): Tail {
  const [isPaused, setPaused] = useState(false);
  const isHeld = isPaused || isBusy;
  // Where the stream of each state begins: at the newest click that was in the list when the state did.
  const [hold, setHold] = useState({ isHeld, after: newest });
  const [waiting, setWaiting] = useState<ReadonlySet<string> | null>(new Set());
  if (hold.isHeld !== isHeld) {
    setHold({ isHeld, after: newest });
    setWaiting(new Set());
  }
  const [gaps, setGaps] = useState(0);
  useEffect(() => {
    if (gaps > 0) reload();
  }, [gaps, reload]);
  const environment = useRelayEnvironment();
  const { after } = hold;
  const key = JSON.stringify(asked);
  useSubscription(
    useMemo((): GraphQLSubscriptionConfig<useClickTailSubscription | useClickTailWaitingSubscription> => {
      const variables = { ...(JSON.parse(key) as AskedClicks), after };
      if (!hold.isHeld)
        return following(
          { ...variables, connections: [connection] },
          () => setGaps((count) => count + 1),
          () => dropOldest(environment, connection),
        );
      return waitingFor(variables, (ids) => setWaiting((before) => before && ids && counted(before, ids)));
    }, [key, after, connection, hold.isHeld, environment]),
  );
  return { isPaused, setPaused, isHeld, waiting: waiting?.size ?? Infinity };
}

/** Adds new clicks to the list; reports that there were too many, or that they were added. */
const following = (variables: useClickTailSubscription['variables'], onGap: () => void, onAdded: () => void) => ({
  subscription: follow,
  variables,
  onNext: (answer: unknown) => {
    if (!answer) return;
    if ((answer as useClickTailSubscription['response']).clicksArrived.isComplete) onAdded();
    else onGap();
  },
});

/** Reports the ids of new clicks; null when there were too many. */
const waitingFor = (
  variables: useClickTailWaitingSubscription['variables'],
  onIds: (ids: string[] | null) => void,
) => ({
  subscription: wait,
  variables,
  onNext: (answer: unknown) => {
    if (!answer) return;
    const { isComplete, edges } = (answer as useClickTailWaitingSubscription['response']).clicksArrived;
    onIds(isComplete ? edges.map(({ node }) => node.id) : null);
  },
});

/** A reconnected stream may repeat clicks, so they are counted by id. */
function counted(before: ReadonlySet<string>, ids: string[]): ReadonlySet<string> | null {
  const all = new Set([...before, ...ids]);
  return all.size > MOST_WAITING ? null : all;
}
