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
    effect: 'Those that have expired need a new expiry as well.',
    failure: failures.reactivate,
  },
  {
    bulk: 'EXTEND',
    tone: 'info',
    action: 'Extend Expiry',
    icon: CalendarPlus,
    effect: 'Expired and expiring URLs then expire 30 days from now.',
    failure: failures.extend,
  },
  {
    bulk: 'DELETE',
    tone: 'danger',
    action: 'Delete',
    icon: Trash2,
    effect: 'This action cannot be undone.',
    failure: failures.remove,
  },
];
