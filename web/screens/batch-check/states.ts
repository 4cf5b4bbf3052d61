import type { BatchCheckState } from '../../__generated__/checked_item.graphql';
import type { BadgeTone } from '../../ui/Badge.tsx';
import type { Checked } from './checked.ts';

const states: Record<BatchCheckState, [name: string, tone: BadgeTone]> = {
  ACTIVE: ['Active', 'positive'],
  EXPIRING: ['Expiring soon', 'warning'],
  EXPIRED: ['Expired', 'danger'],
  INACTIVE: ['Inactive', 'neutral'],
  LIMIT_REACHED: ['Limit reached', 'danger'],
  SCHEDULED: ['Scheduled', 'neutral'],
  TAKEN: ['Taken', 'neutral'],
  AVAILABLE: ['Available', 'positive'],
  VALID: ['Valid', 'positive'],
  REFUSED: ['Refused', 'danger'],
};

/** The name and the tone of an item's state. */
export const stateOf = ({ state }: Checked): [name: string, tone: BadgeTone] => states[state];

/** What a request to the destination found; null where it was not requested. */
export function reachOf({ isReachable, isLeftOut, status }: Checked): [name: string, tone: BadgeTone] | null {
  if (isLeftOut) return ['Not checked', 'neutral'];
  if (status !== null && status >= 400) return [`Answered ${status}`, isReachable === false ? 'danger' : 'warning'];
  if (isReachable === null) return null;
  return isReachable ? ['Reached', 'positive'] : ['Not reached', 'danger'];
}

/** Whether an item needs somebody's attention: nobody arrives at it, or not where they should. */
export const isProblem = ({ state, isReachable }: Checked): boolean =>
  isReachable === false ||
  state === 'EXPIRED' ||
  state === 'LIMIT_REACHED' ||
  state === 'INACTIVE' ||
  state === 'REFUSED';
