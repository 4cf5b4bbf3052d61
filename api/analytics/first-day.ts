import { db } from '../database/db.ts';
import { localHour } from '../common/local-time.ts';
import type { Owner } from '../common/viewer.ts';
import { askClicks } from '../figures/engine/click-engine.ts';

/** Before any click that is kept. */
const LONG_AGO = '2000-01-01';

/**
 * The first day on which there was something to click: the creation of the link, or of the owner's first one, or a
 * click that was stored for an earlier day. Null for an owner without links.
 */
export async function firstDayOf(owner: Owner, linkId: number | null, today: string): Promise<string | null> {
  const [first, clicked] = await Promise.all([
    db.shortUrl.findFirst({
      where: { ownerId: owner.id, ...(linkId !== null && { id: linkId }) },
      orderBy: { createdAt: 'asc' },
      select: { createdAt: true },
    }),
    askClicks({ ownerId: owner.id, linkId, filters: [], from: LONG_AGO, to: today }, { kind: 'firstDay' }),
  ]);
  const created = first && localHour(owner.timeZone, first.createdAt.getTime()).day;
  return created && clicked && clicked < created ? clicked : (created ?? clicked);
}
