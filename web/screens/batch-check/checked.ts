import { graphql, readInlineData } from 'react-relay/hooks';
import type { checked_item$data, checked_item$key } from '../../__generated__/checked_item.graphql';

/** What became known of one item. */
export interface Checked {
  item: string;
  state: checked_item$data['state'];
  destination: string | null;
  /** Null when it was not requested. */
  isReachable: boolean | null;
  /** Why it cannot be used, or why visitors will probably see an error. */
  note: string | null;
  /** The id of the reader's URL; null where it is none of these. */
  urlId: string | null;
}

/** Reads what the server responded about an item. */
export function checkedOf(key: checked_item$key): Checked {
  const { item, state, destination, isReachable, reason, warning, url } = readInlineData(
    graphql`
      fragment checked_item on BatchCheckItem @inline {
        item
        state
        reason
        destination
        isReachable
        warning
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
    note: reason ?? warning ?? null,
    urlId: url?.id ?? null,
  };
}
