import { graphql, readInlineData } from 'react-relay/hooks';
import type { checked_item$data, checked_item$key } from '../../__generated__/checked_item.graphql';

/** What became known of one item. */
export interface Checked {
  item: string;
  state: checked_item$data['state'];
  /** Where it leads now: to several destinations while its A/B test runs. */
  destinations: readonly string[];
  /** Null where it is not known. */
  isReachable: boolean | null;
  /** The status with which it answered last; null where it did not. */
  status: number | null;
  /** It was to be requested, but could not be; the note says why. */
  isLeftOut: boolean;
  /** Why it cannot be used or was not requested, or why visitors will probably see an error. */
  note: string | null;
  /** The id of the reader's URL; null where it is none of these. */
  urlId: string | null;
}

/** Reads what the server responded about an item. */
export function checkedOf(key: checked_item$key): Checked {
  const { item, state, destinations, isReachable, reason, warning, notChecked, hops, url } = readInlineData(
    graphql`
      fragment checked_item on BatchCheckItem @inline {
        item
        state
        reason
        destinations
        isReachable
        warning
        notChecked
        hops {
          status
        }
        url {
          id
        }
      }
    `,
    key,
  );
  return {
    item,
    state,
    destinations,
    isReachable: isReachable ?? null,
    status: hops.at(-1)?.status ?? null,
    isLeftOut: typeof notChecked === 'string',
    note: reason ?? warning ?? notChecked ?? null,
    urlId: url?.id ?? null,
  };
}
