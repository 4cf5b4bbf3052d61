import { monthStart, weekStart } from '../common/days.ts';
import type { Viewer } from '../common/viewer.ts';
import { askClicks } from '../figures/engine/click-engine.ts';
import { lastStoredDay, todayOf } from '../figures/contract/period.ts';

/** Recent human clicks on one link, by the owner's calendar. */
export interface LatelyClicked {
  today: number;
  /** Since the owner's week began. */
  thisWeek: number;
  thisMonth: number;
}

const earlier = (one: string, other: string) => (one < other ? one : other);

/** The clicks on one link of the viewer today, this week and this month. */
export async function latelyClicked(viewer: Viewer, linkId: number): Promise<LatelyClicked> {
  const today = todayOf(viewer);
  const [week, first] = [weekStart(today, viewer.firstWeekday), monthStart(today)];
  const query = { ownerId: viewer.id, linkId, filters: [], from: earlier(week, first), to: lastStoredDay(viewer) };
  const days = await askClicks(query, { kind: 'days' });
  const since = (start: string) => days.reduce((total, { day, clicks }) => (day >= start ? total + clicks : total), 0);
  return { today: since(today), thisWeek: since(week), thisMonth: since(first) };
}
