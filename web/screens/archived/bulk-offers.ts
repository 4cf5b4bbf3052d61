import { CalendarPlus, RotateCcw, Trash2 } from 'lucide-react';
import type { BulkOffer } from '../../parts/urls/BulkActions.tsx';
import { failures } from './failures.ts';

/** What can be done to the ticked URLs of the list. */
export const offers: readonly BulkOffer[] = [
  {
    bulk: 'ACTIVATE',
    action: 'Reactivate',
    icon: RotateCcw,
    effect: 'Expired links also need a new expiry date.',
    failure: failures.reactivate,
  },
  {
    bulk: 'EXTEND',
    action: 'Extend expiry',
    icon: CalendarPlus,
    effect: 'They expire 30 days from now.',
    failure: failures.extend,
  },
  {
    bulk: 'DELETE',
    action: 'Delete',
    icon: Trash2,
    effect: 'They stop working at once. You can undo this.',
    failure: failures.remove,
  },
];
