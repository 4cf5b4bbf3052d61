import { invalidToken, TokenLookups } from '../openid/token-lookups.ts';
import { db } from '../database/db.ts';
import type { ApiKey, User } from '../generated/prisma/client.ts';
import { onKeyChange } from '../live/key-changes.ts';
import { onReconnect } from '../live/listen.ts';
import { logger } from '../common/logger.ts';
import { Lru } from '../common/lru.ts';
import { personOf, type Viewer } from '../common/viewer.ts';
import { hashOfKey, isKey } from './key-text.ts';

/** Keys in memory, and how long they are trusted there even if no news of them arrives. */
const MOST_KNOWN = 2_000;
const TRUSTED_MS = 30_000;
/** How often the last use of a key is noted. */
const NOTED_MS = 60_000;
/** The end of a key without an expiry. */
const NEVER = new Date(8_640_000_000_000_000);

interface Known {
  viewer: Viewer;
  readAt: number;
  notedAt: number;
}

const known = new Lru<string, Known>(MOST_KNOWN);
const lookups = new TokenLookups<Known>();
/** Counts what was announced: what was read before is not remembered after. */
let announcements = 0;

onKeyChange(({ ownerId, isRevoked, keyId }) => {
  if (keyId !== null && !isRevoked) return; // a new key changes nothing for others
  announcements++;
  for (const { viewer } of [...known.values()]) {
    const isMeant = keyId === null ? viewer.id === ownerId : isRevoked && viewer.key?.id === keyId;
    if (isMeant) known.delete(viewer.key!.hash);
  }
});
onReconnect(() => {
  announcements++;
  known.clear();
});

/**
 * The account for which an API key speaks, with what the key allows. A text without its checksum is refused unread; a key
 * that was seen a moment ago needs no database. Throws UserError UNAUTHENTICATED for unknown, revoked and expired keys, and
 * RATE_LIMITED for an address that sent too many unknown ones.
 */
export async function viewerOfKey(token: string, address: string): Promise<Viewer> {
  if (!isKey(token)) throw invalidToken();
  const hash = hashOfKey(token);
  const remembered = known.get(hash);
  const isFresh = remembered && Date.now() - remembered.readAt < TRUSTED_MS;
  const found = isFresh ? remembered : await lookups.find(hash, remembered ? null : address, () => read(hash));
  if (found.viewer.tokenExpiresAt.getTime() <= Date.now()) throw invalidToken();
  noteUse(found);
  return { ...found.viewer }; // each request spends for itself
}

async function read(hash: string): Promise<Known> {
  const before = announcements;
  const key = await db.apiKey.findUnique({ where: { hash }, include: { owner: true } });
  known.delete(hash);
  if (!key || key.owner.closingAt) throw invalidToken();
  const found = { viewer: viewerOf(key), readAt: Date.now(), notedAt: key.lastUsedAt?.getTime() ?? 0 };
  if (announcements === before) known.set(hash, found);
  return found;
}

/** The account for which a key speaks, by the number of the key; throws UserError UNAUTHENTICATED once either has ended. */
export async function viewerOfKeyId(ownerId: number, id: number): Promise<Viewer> {
  const key = await db.apiKey.findUnique({ where: { id, ownerId }, include: { owner: true } });
  if (!key || key.owner.closingAt || (key.expiresAt ?? NEVER).getTime() <= Date.now()) throw invalidToken();
  return viewerOf(key);
}

function viewerOf({ id, hash, scopes, origins, owner, expiresAt }: ApiKey & { owner: User }): Viewer {
  return {
    ...personOf(owner),
    tokenExpiresAt: expiresAt ?? NEVER,
    authenticatedAt: null,
    key: { id, hash, scopes, origins },
  };
}

/** Notes the use without holding up the request, at most once a minute. */
function noteUse(found: Known): void {
  if (Date.now() - found.notedAt < NOTED_MS) return;
  found.notedAt = Date.now();
  const { id } = found.viewer.key!;
  const noted = db.$executeRaw`UPDATE api_key SET last_used_at = now() WHERE id = ${id}`;
  noted.catch((error: unknown) => logger.warn({ err: error }, 'the use of an API key was not noted'));
}

/** Calls `end` when the viewer's API key is revoked; returns a function that unsubscribes it. */
export const onRevocation = ({ key }: Viewer, end: () => void): (() => void) =>
  onKeyChange(({ keyId, isRevoked }) => {
    if (key && isRevoked && keyId === key.id) end();
  });
