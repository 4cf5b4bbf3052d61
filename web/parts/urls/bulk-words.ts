import type { BulkUrlAction } from '../../__generated__/useBulkUpdateUrlsMutation.graphql';
import { countOf, formatCount } from '../../format/numbers.ts';
import type { BulkOutcome } from './useBulkUpdateUrlsMutation.ts';
import { deletionNote, STILL_EXPIRED } from './useUrlActions.ts';

/** What lists offer to do to many URLs. */
export type OfferedAction = Extract<BulkUrlAction, 'ACTIVATE' | 'DEACTIVATE' | 'DELETE' | 'EXTEND'>;

const told: Record<OfferedAction, string> = {
  ACTIVATE: 'Activated',
  DEACTIVATE: 'Deactivated',
  DELETE: 'Deleted',
  EXTEND: 'Extended',
};

/** What is said when nothing was to be done. */
export function unchangedWords(action: OfferedAction, { expired }: BulkOutcome): string {
  const named = action === 'ACTIVATE' && expired.length > 0 && onButExpired(expired.length);
  return `Nothing to change: ${named || `already ${told[action].toLowerCase()}`}`;
}

/** What is said of links that were changed; one that is switched on and has expired leads nowhere all the same. */
export function changedWords(
  action: OfferedAction,
  { changed, expired }: BulkOutcome,
): { text: string; note?: string } {
  const over = action === 'ACTIVATE' ? changed.filter((id) => expired.includes(id)).length : 0;
  const whole = `${told[action]} ${countOf(changed.length - over, 'link')}`;
  if (action === 'DELETE') return { text: whole, note: deletionNote(changed.length) };
  if (!over) return { text: whole };
  const [they, their] = over === 1 ? ['it has', 'its'] : ['they have', 'their'];
  return {
    text: over < changed.length ? `${whole}; ${onButExpired(over, 'more')}` : onButExpired(over),
    note: `Visitors see that ${they} expired, until you extend ${their} expiry.`,
  };
}

/** The same of one of them, in its row. */
export const noteOf = (id: string, action: OfferedAction, { expired }: BulkOutcome): string =>
  action === 'ACTIVATE' && expired.includes(id) ? STILL_EXPIRED : told[action];

function onButExpired(count: number, more?: 'more'): string {
  const named = more ? `${formatCount(count)} more` : countOf(count, 'link');
  return `${named} ${count === 1 ? 'is' : 'are'} switched on, but ${count === 1 ? 'has' : 'have'} expired`;
}
