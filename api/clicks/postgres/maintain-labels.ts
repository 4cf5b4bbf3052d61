import type { ClientBase } from 'pg';
import { advisoryLocks, ifUnlocked } from '../../database/advisory-lock.ts';
import type { LabelMaintenance } from '../click-store.ts';
import { repairLabels } from './repair-labels.ts';
import { sweepLabels } from './sweep-labels.ts';

/** Repairs labels, then removes unused ones, while `mayGoOn`; null when another node is at it. */
export const maintainLabels = (client: ClientBase, mayGoOn: () => boolean): Promise<LabelMaintenance | null> =>
  ifUnlocked(client, advisoryLocks.labels, async () => {
    const { clicks: repaired, isDone: isRepaired } = await repairLabels(client, mayGoOn);
    const isDone = isRepaired && (await sweepLabels(client, mayGoOn)).isDone;
    return { repaired, isRepaired, isDone };
  });
