import type { LucideIcon } from 'lucide-react';
import { formatCount } from '../../format/numbers.ts';
import { MAX_BULK_URLS } from '../../input-limits.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/Notice.tsx';
import { BulkTagsButton } from '../tags/BulkTagsButton.tsx';
import { useBulkTags } from '../tags/useBulkTags.ts';
import { BulkBar } from './BulkBar.tsx';
import type { OfferedAction } from './bulk-words.ts';
import { useBulkAction } from './useBulkAction.ts';
import type { Selection } from './useSelection.ts';

/** Something that can be done to all ticked URLs. */
export interface BulkOffer {
  bulk: OfferedAction;
  /** What its button says. */
  action: string;
  icon: LucideIcon;
  /** What it means, for hovering. */
  effect: string;
  failure: string;
}

interface BulkActionsProps {
  offers: readonly BulkOffer[];
  selection: Selection;
  /** The way to tick every URL of the list; null where none is left. */
  beyond: Beyond | null;
  onDone: () => void;
}

/** What could be ticked beyond the page. */
export interface Beyond {
  total: number;
  isBusy: boolean;
  choose: () => void;
}

/** Does one thing to the ticked URLs and offers to undo it; says of which it could not be done. */
export function BulkActions({ offers, selection, beyond, onDone }: BulkActionsProps) {
  const bulk = useBulkAction(selection);
  const tags = useBulkTags(selection);
  const problem = bulk.problem ?? tags.problem;
  const dismiss = () => {
    bulk.dismiss();
    tags.dismiss();
  };
  const isBusy = bulk.running !== null || tags.isRunning;
  const count = selection.selected.length;
  return (
    <>
      {problem && (
        <Notice tone="danger" action={<Button onClick={dismiss}>Dismiss</Button>}>
          {problem}
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
          <BulkTagsButton count={count} bulk={tags} disabled={isBusy} onDone={onDone} />
          {offers.map((offer) => (
            <Button
              key={offer.bulk}
              title={offer.effect}
              busy={bulk.running === offer.bulk}
              disabled={isBusy}
              onClick={() => void bulk.run(offer.bulk, offer.failure).finally(onDone)}
            >
              {bulk.running !== offer.bulk && (
                <offer.icon
                  aria-hidden
                  className={classes('max-sm:hidden', offer.bulk === 'DELETE' ? 'text-danger' : 'text-muted')}
                />
              )}
              {offer.action}
            </Button>
          ))}
        </BulkBar>
      )}
    </>
  );
}
