import { db } from '../database/db.ts';
import { onKeyChange } from '../live/key-changes.ts';
import { onReconnect } from '../live/listen.ts';

/** How long the origins are remembered even if no news of them arrives; keys also expire. */
const TRUSTED_MS = 30_000;

let listed: { origins: Promise<Set<string>>; readAt: number } | undefined;
const forget = () => void (listed = undefined);
onKeyChange(forget);
onReconnect(forget);

async function read(): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ origin: string }[]>`
    SELECT DISTINCT unnest(origins) AS origin FROM api_key WHERE expires_at IS NULL OR expires_at > now()`;
  return new Set(rows.map(({ origin }) => origin));
}

/**
 * Whether a key that has not expired lists an origin. A browser asks before it sends the key, so this cannot tell whose; the
 * answer to the call itself is for the origins of its key alone.
 */
export async function isListedOrigin(origin: string): Promise<boolean> {
  if (!listed || Date.now() - listed.readAt > TRUSTED_MS) {
    listed = { origins: read(), readAt: Date.now() };
    listed.origins.catch(forget);
  }
  return (await listed.origins).has(origin);
}
