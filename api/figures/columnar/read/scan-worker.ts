// A thread that scans its share of the blocks for the coordinator.
import { workerData } from 'node:worker_threads';
import type { IndexedBlock } from './block-index.ts';
import { OwnerCache } from './owner-cache.ts';
import { columnarPool } from './columnar-pool.ts';
import { requiredColumns } from './required-columns.ts';
import { Scan, type ScanCounts } from './scan.ts';
import type { ScanQuery } from './scan-query.ts';
import { serveWorker } from './serve-worker.ts';
import type { ScanReply, ScanRequest, WorkerSettings } from './worker-messages.ts';

const settings = workerData as WorkerSettings;
const pool = columnarPool(settings);
const owners = new OwnerCache(settings.maxBytes);
const busy = new Set<number>();

async function scan(query: ScanQuery, blocks: IndexedBlock[]): Promise<ScanCounts> {
  const { ownerId } = query;
  busy.add(ownerId);
  try {
    const owner = owners.of(ownerId);
    const stored = owner.storedBlocks(blocks);
    await owner.load(pool, stored, requiredColumns(query));
    return new Scan(query, owner.dictionaries, stored, []).counts();
  } finally {
    busy.delete(ownerId);
    owners.shrink((id) => busy.has(id));
  }
}

serveWorker<ScanRequest, ScanReply>(
  async (request) => {
    if (!('forget' in request)) return scan(request.query, request.blocks);
    owners.forget(request.forget);
    return null;
  },
  () => pool.end(),
);
