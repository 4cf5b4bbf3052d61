import type { LucideIcon } from 'lucide-react';
import { countOf, formatCount } from '../../format/numbers.ts';
import { MAX_BULK_URLS } from '../../input-limits.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import type { Question } from '../../ui/ConfirmDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { BulkBar } from './BulkBar.tsx';
import { useBulkAction, type OfferedAction } from './useBulkAction.ts';
import type { Selection } from './useSelection.ts';

/** Something that can be done to all ticked URLs. */
export interface BulkOffer extends Pick<Question, 'tone' | 'action'> {
  bulk: OfferedAction;
  icon: LucideIcon;
  /** What it means, said in the question before. */
  effect: string;
  failure: string;
}

interface BulkActionsProps {
  offers: readonly BulkOffer[];
  selection: Selection;
  confirm: (question: Question) => void;
  /** The way to tick every URL of the list; null where none is left. */
  beyond: Beyond | null;
}

/** What could be ticked beyond the page. */
export interface Beyond {
  total: number;
  isBusy: boolean;
  choose: () => void;
}

/** Does one thing to the ticked URLs, after a question; says of which it could not be done. */
export function BulkActions({ offers, selection, confirm, beyond }: BulkActionsProps) {
  const bulk = useBulkAction(selection);
  const count = selection.selected.length;
  const ask = ({ bulk: action, effect, failure, ...offer }: BulkOffer) =>
    confirm({
      tone: offer.tone,
      action: offer.action,
      title: `${offer.action}: ${countOf(count, 'link')}`,
      text: `${offer.action} ${countOf(count, 'selected link')}? ${effect}`,
      run: () => bulk.run(action, failure),
    });
  return (
    <>
      {bulk.problem && (
        <Notice tone="danger" action={<Button onClick={bulk.dismiss}>Dismiss</Button>}>
          {bulk.problem}
        </Notice>
      )}
      {count > 0 && (
        <BulkBar count={count} onClear={selection.clear}>
          {beyond && (
            <Button tone="quiet" busy={beyond.isBusy} onClick={beyond.choose}>
              {beyond.total > MAX_BULK_URLS
                ? `Select the first ${formatCount(MAX_BULK_URLS)} of ${formatCount(beyond.total)}`
                : `Select all ${formatCount(beyond.total)}`}
            </Button>
          )}
          {offers.map((offer) => (
            <Button key={offer.bulk} onClick={() => ask(offer)}>
              <offer.icon
                aria-hidden
                className={classes('max-sm:hidden', offer.tone === 'danger' ? 'text-danger' : 'text-muted')}
              />
              {offer.action}
            </Button>
          ))}
        </BulkBar>
      )}
    </>
  );
}
