import { Power, PowerOff, Trash2 } from 'lucide-react';
import type { BulkOffer } from '../../parts/urls/BulkActions.tsx';

/** What can be done to the ticked URLs of the list. */
export const offers: readonly BulkOffer[] = [
  {
    bulk: 'ACTIVATE',
    tone: 'info',
    action: 'Activate',
    icon: Power,
    effect: 'They redirect to their destinations again immediately.',
    failure: 'Failed to activate links',
  },
  {
    bulk: 'DEACTIVATE',
    tone: 'warning',
    action: 'Deactivate',
    icon: PowerOff,
    effect: 'Visitors will see that they are switched off.',
    failure: 'Failed to deactivate links',
  },
  {
    bulk: 'DELETE',
    tone: 'danger',
    action: 'Delete',
    icon: Trash2,
    effect: 'You can undo this for 10 seconds.',
    failure: 'Failed to delete links',
  },
];
