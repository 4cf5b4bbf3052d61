import { addDays } from '../common/days.ts';
import { localHour } from '../common/local-time.ts';
import { UserError } from '../common/user-error.ts';
import { uuidOf } from '../common/uuid.ts';
import type { Owner } from '../common/viewer.ts';
import { listClicks, type ClickDetails } from './click-list.ts';
import { openClickScope } from './click-scope.ts';
import type { ClickPlace } from '../figures/contract/contract.ts';

const CLICK_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The place just before a click in the order of lists, which is newest first. */
function placeBefore(id: string, at: Date): ClickPlace {
  const digits = (BigInt(`0x${id.replaceAll('-', '')}`) + 1n).toString(16).padStart(32, '0');
  return { at, id: uuidOf(digits) };
}

/** One click of the owner, by a person or not; null for any other id, and outside the history of the plan. */
export async function clickById(owner: Owner, id: string): Promise<ClickDetails | null> {
  if (!CLICK_ID.test(id)) return null;
  const at = new Date(parseInt(id.replaceAll('-', '').slice(0, 12), 16)); // the id begins with its milliseconds
  const { day } = localHour(owner.timeZone, at.getTime());
  // A change of the zone can have moved it to the day before or after.
  const days = { from: addDays(day, -1), to: addDays(day, 1) };
  try {
    const scope = await openClickScope(owner, { ...days, includeBots: true, bots: null });
    const { clicks } = await listClicks(scope, { first: 1, after: placeBefore(id, at) });
    return clicks.find((click) => click.id === id) ?? null;
  } catch (error) {
    if (error instanceof UserError && error.code === 'INVALID') return null; // days that the plan does not show
    throw error;
  }
}
