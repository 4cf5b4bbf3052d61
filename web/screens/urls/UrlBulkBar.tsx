import { Power, PowerOff, Trash2, type LucideIcon } from 'lucide-react';
import type { BulkUrlAction } from '../../__generated__/useBulkUpdateUrlsMutation.graphql';
import { countOf } from '../../format/numbers.ts';
import { BulkBar } from '../../parts/urls/BulkBar.tsx';
import { useBulkAction } from '../../parts/urls/useBulkAction.ts';
import type { Selection } from '../../parts/urls/useSelection.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import type { Question } from '../../ui/ConfirmDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface Offer extends Pick<Question, 'tone' | 'action'> {
  bulk: BulkUrlAction;
  icon: LucideIcon;
  effect: string;
  failure: string;
}

const offers: readonly Offer[] = [
  {
    bulk: 'ACTIVATE',
    tone: 'info',
    action: 'Activate',
    icon: Power,
    effect: 'They lead to their destinations again at once.',
    failure: 'Failed to activate URLs',
  },
  {
    bulk: 'DEACTIVATE',
    tone: 'warning',
    action: 'Deactivate',
    icon: PowerOff,
    effect: 'Whoever follows them is told that they are switched off.',
    failure: 'Failed to deactivate URLs',
  },
  {
    bulk: 'DELETE',
    tone: 'danger',
    action: 'Delete',
    icon: Trash2,
    effect: 'This action cannot be undone.',
    failure: 'Failed to delete URLs',
  },
];

/** Activates, deactivates or deletes the ticked URLs, after a question. */
export function UrlBulkBar({ selection, confirm }: { selection: Selection; confirm: (question: Question) => void }) {
  const bulk = useBulkAction(selection);
  const count = selection.selected.length;
  const ask = ({ bulk: action, effect, failure, ...offer }: Offer) =>
    confirm({
      tone: offer.tone,
      action: offer.action,
      title: `${offer.action} ${countOf(count, 'URL')}`,
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
