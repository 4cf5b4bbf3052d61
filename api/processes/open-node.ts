import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { nodeJournalBytes } from '../clicks/node-journals.ts';
import { Losses } from '../clicks/losses.ts';
import { claimNode } from '../clicks/node-claim.ts';
import { config } from '../common/config.ts';
import { step } from '../common/progress.ts';
import { databaseUrl } from '../database/address.ts';
import { closeDatabase } from '../database/db.ts';
import { migrate } from '../database/migrate.ts';
import { requireClickHome } from '../clicks/click-home.ts';
import { pool } from '../database/pool.ts';
import { withClient } from '../database/with-client.ts';
import { requireMigrated } from '../database/require-migrated.ts';
import { followSecrets } from '../secrets/follow-secrets.ts';
import { protectSecrets } from '../secrets/protect.ts';
import { startIngester, type Ingester } from '../worker/ingester.ts';

/** How the server is shut down. */
export interface Ending {
  /** Disposal drains requests, stores the journals and closes the database, in this order. */
  parts: AsyncDisposableStack;
  /** Once aborted, the rest of the journals is left to the next start. */
  hurry: AbortSignal;
  /** Shuts the server down in order; `reason` is printed. */
  stop: (reason: Error) => void;
}

/** What a node has once, however many processes answer its requests. */
export interface Node {
  nodeId: string;
  /** The folder of its journals. */
  folder: string;
  ingester: Ingester;
  losses: Losses;
  /** Who is told while redirects keep a process busy. */
  load: { onBusy: () => void };
}

/** Migrates the database where starts do, claims the node and starts its ingester for `writing` server processes. */
export async function openNode({ parts, hurry, stop }: Ending, writing: number): Promise<Node> {
  if (config.migratesAtStart) await step('Migrating the database', () => migrate(databaseUrl()));
  else await requireMigrated(databaseUrl());
  parts.defer(closeDatabase);
  await withClient(pool, requireClickHome);
  await protectSecrets();
  parts.defer(followSecrets());
  const folder = join(config.dataDir, 'journal');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const claim = await claimNode({ connectionString: databaseUrl(), folder: config.dataDir, onLost: stop });
  parts.defer(() => claim.release(nodeJournalBytes(folder) === 0));
  const losses = new Losses(config.dataDir);
  parts.defer(() => losses.close());
  const load = { onBusy: () => {} };
  const onDamage = (damagedBytes: number) => losses.add({ damagedBytes });
  const listeners = { onDamage, onBusy: () => load.onBusy() };
  const { nodeId, generation } = claim;
  const ingester = startIngester(folder, { nodeId, generation, writing }, listeners);
  parts.defer(() => ingester.stop(hurry));
  return { nodeId, folder, ingester, losses, load };
}
