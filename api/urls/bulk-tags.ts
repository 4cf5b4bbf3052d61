import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { MAX_TAGS_OF_LINK } from '../common/input-limits.ts';
import { keyOfName } from '../common/name-input.ts';
import { db, type Transaction } from '../database/db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { heldAmong, heldLink } from '../suspension/refusals.ts';
import { storedTags } from '../tags/file-tags.ts';
import { messages } from '../tags/rules.ts';
import type { BulkOutcome } from './bulk-outcome.ts';
import { lockAll } from './owned-urls.ts';
import { arrayOf, tagIdsColumn } from './row-columns.ts';

/** What can be done with tags of many links at once. */
export const tagActions = ['ADD_TAGS', 'REMOVE_TAGS'] as const;
export type TagAction = (typeof tagActions)[number];

/**
 * Gives tags to the viewer's URLs, or takes them away, whatever other tags they have; returns the outcome of each:
 * NOT_FOUND, SUSPENDED, and INVALID for one that would have too many. Tags that are new are made; refuses LIMIT_REACHED
 * for one too many.
 */
export async function changeTags(
  viewer: Viewer,
  ids: number[],
  action: TagAction,
  names: readonly string[],
): Promise<BulkOutcome[]> {
  const { found, held, changes, after } = await db.$transaction(async (tx) => {
    const locked = await lockAll(tx, viewer, ids);
    const reasons = await heldAmong([...locked.values()], tx);
    const free = [...locked.values()].filter(({ id }) => !reasons.has(id));
    const wanted = free.length ? await changesOf(tx, viewer, free, action, names) : new Map<number, number[] | null>();
    await store(tx, viewer, wanted);
    const urls = await tx.shortUrl.findMany({ where: { id: { in: ids }, ownerId: viewer.id } });
    return { found: locked, held: reasons, changes: wanted, after: new Map(urls.map((url) => [url.id, url])) };
  });
  return ids.map((id) => {
    const refusal = (error: UserError) => ({ id, url: null, isChanged: false, error });
    const reason = held.get(id);
    if (!found.has(id)) return refusal(new UserError('NOT_FOUND', 'Resource not found'));
    if (reason !== undefined) return refusal(heldLink(reason));
    if (changes.get(id) === null) return refusal(new UserError('INVALID', messages.tooMany, 'tags'));
    return { id, url: after.get(id)!, isChanged: changes.has(id), error: null };
  });
}

/** The tags of links that change, by their ids; null for one that would have too many. */
async function changesOf(
  tx: Transaction,
  viewer: Viewer,
  urls: readonly ShortUrl[],
  action: TagAction,
  names: readonly string[],
): Promise<Map<number, number[] | null>> {
  const added = action === 'ADD_TAGS' ? (await storedTags(tx, viewer, names)).tagIds! : [];
  const all = await tx.tag.findMany({ where: { ownerId: viewer.id }, select: { id: true, key: true } });
  const known = new Set(all.map(({ id }) => id));
  const keys = new Set(names.map(keyOfName));
  const removed = new Set(action === 'ADD_TAGS' ? [] : all.flatMap(({ id, key }) => (keys.has(key) ? id : [])));
  return new Map(
    urls.flatMap(({ id, tagIds }): [number, number[] | null][] => {
      const before = tagIds.filter((tag) => known.has(tag));
      const now = new Set([...before, ...added].filter((tag) => !removed.has(tag)));
      if (now.size === before.length) return [];
      const tooMany = added.length > 0 && now.size > MAX_TAGS_OF_LINK;
      return [[id, tooMany ? null : [...now].sort((one, other) => one - other)]];
    }),
  );
}

async function store(tx: Transaction, viewer: Viewer, changes: Map<number, number[] | null>): Promise<void> {
  const fitting = [...changes].filter(([, tagIds]) => tagIds !== null);
  if (!fitting.length) return;
  const lists = arrayOf(
    tagIdsColumn,
    fitting.map(([, tagIds]) => tagIds),
  );
  await tx.$executeRaw`UPDATE short_url u SET tag_ids = r.tag_ids::int[], updated_at = now()
    FROM unnest(${fitting.map(([id]) => id)}::int[], ${lists}) AS r (id, tag_ids)
    WHERE u.id = r.id AND u.owner_id = ${viewer.id}`;
}
