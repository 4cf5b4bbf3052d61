import { zoneHere } from '../zones.ts';
import type { Condition, Kind } from './rules.ts';

/** What a new condition says before anything is chosen. */
export function newCondition(kind: Kind): Condition {
  if (kind === 'time') return { time: { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '17:00', zone: zoneHere() } };
  if (kind === 'dates') return { dates: {} };
  if (kind === 'parameter') return { parameter: { name: '' } };
  if (kind === 'visit') return { visit: 'returning' };
  return { [kind]: [] };
}
