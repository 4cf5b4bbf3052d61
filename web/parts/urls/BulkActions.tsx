import type { LucideIcon } from 'lucide-react';
import { countOf } from '../../format/numbers.ts';
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
}

/** Does one thing to the ticked URLs, after a question; says of which it could not be done. */
export function BulkActions({ offers, selection, confirm }: BulkActionsProps) {
  const bulk = useBulkAction(selection);
  const count = selection.selected.length;
  const ask = ({ bulk: action, effect, failure, ...offer }: BulkOffer) =>
    confirm({
      tone: offer.tone,
      action: offer.action,
      title: `${offer.action}: ${countOf(count, 'URL')}`,
      text: `${offer.action} ${countOf(count, 'selected URL')}? ${effect}`,
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
