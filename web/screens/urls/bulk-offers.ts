import { Power, PowerOff, Trash2 } from 'lucide-react';
import type { BulkOffer } from '../../parts/urls/BulkActions.tsx';

/** What can be done to the ticked URLs of the list. */
export const offers: readonly BulkOffer[] = [
  {
    bulk: 'ACTIVATE',
    action: 'Activate',
    icon: Power,
    effect: 'They redirect to their destinations again.',
    failure: 'Failed to activate links',
  },
  {
    bulk: 'DEACTIVATE',
    action: 'Deactivate',
    icon: PowerOff,
    effect: 'Visitors see that they are switched off.',
    failure: 'Failed to deactivate links',
  },
  {
    bulk: 'DELETE',
    action: 'Delete',
    icon: Trash2,
    effect: 'They stop working at once. You can undo this.',
    failure: 'Failed to delete links',
  },
];
