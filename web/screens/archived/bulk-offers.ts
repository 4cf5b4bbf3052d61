import { CalendarPlus, RotateCcw, Trash2 } from 'lucide-react';
import type { BulkOffer } from '../../parts/urls/BulkActions.tsx';
import { failures } from './failures.ts';

/** What can be done to the ticked URLs of the list. */
export const offers: readonly BulkOffer[] = [
  {
    bulk: 'ACTIVATE',
    tone: 'info',
    action: 'Reactivate',
    icon: RotateCcw,
    effect: 'Expired links also need a new expiry date.',
    failure: failures.reactivate,
  },
  {
    bulk: 'EXTEND',
    tone: 'info',
    action: 'Extend Expiry',
    icon: CalendarPlus,
    effect: 'The selected links that have expired or expire soon will expire 30 days from now.',
    failure: failures.extend,
  },
  {
    bulk: 'DELETE',
    tone: 'danger',
    action: 'Delete',
    icon: Trash2,
    effect: 'You can undo this for 10 seconds.',
    failure: failures.remove,
  },
];
