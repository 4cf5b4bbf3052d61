import { graphql, readInlineData } from 'react-relay/hooks';
import type { checked_item$data, checked_item$key } from '../../__generated__/checked_item.graphql';

/** What became known of one item. */
export interface Checked {
  item: string;
  state: checked_item$data['state'];
  destination: string | null;
  /** Null when it was not requested. */
  isReachable: boolean | null;
  /** It was to be requested, but its host had too many requests, or its name could not be looked up. */
  isLeftOut: boolean;
  /** Why it cannot be used or was not requested, or why visitors will probably see an error. */
  note: string | null;
  /** The id of the reader's URL; null where it is none of these. */
  urlId: string | null;
}

/** Reads what the server responded about an item. */
export function checkedOf(key: checked_item$key): Checked {
  const { item, state, destination, isReachable, reason, warning, notChecked, url } = readInlineData(
    graphql`
      fragment checked_item on BatchCheckItem @inline {
        item
        state
        reason
        destination
        isReachable
        warning
        notChecked
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
    destination: destination ?? null,
    isReachable: isReachable ?? null,
    isLeftOut: typeof notChecked === 'string',
    note: reason ?? warning ?? notChecked ?? null,
    urlId: url?.id ?? null,
  };
}
