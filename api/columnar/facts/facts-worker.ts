// A thread that keeps clicks with facts in memory, and counts them.
import { workerData } from 'node:worker_threads';
import type { FactAggregation, FactKind, FactResults } from '../../analytics/engine/facts-contract.ts';
import { columnarPool } from '../read/columnar-pool.ts';
import { serveWorker } from '../read/serve-worker.ts';
import type { WorkerSettings } from '../read/worker-messages.ts';
import type { FactsRequest } from './facts-engine.ts';
import { scanFacts } from './fact-scan.ts';
import { OwnerFacts } from './owner-facts.ts';

const settings = workerData as WorkerSettings;
const pool = columnarPool(settings);
/** The owner asked about last comes last. */
const owners = new Map<number, OwnerFacts>();
const queues = new Map<number, Promise<unknown>>();

async function count({ query, aggregations }: FactsRequest): Promise<FactResults[FactKind][]> {
  const { ownerId } = query;
  const owner = owners.get(ownerId) ?? new OwnerFacts(ownerId);
  owners.delete(ownerId);
  owners.set(ownerId, owner);
  try {
    const days = await owner.read(pool, query);
    return scanFacts(days, owner.dictionaries, query, aggregations as FactAggregation[]);
  } catch (error) {
    owners.delete(ownerId); // days that were read in part
    throw error;
  } finally {
    shrink(ownerId);
  }
}

/** Forgets the owners asked about longest ago, and the one just asked about where it alone takes too much. */
function shrink(current: number): void {
  let bytes = [...owners.values()].reduce((sum, owner) => sum + owner.bytes, 0);
  for (const [ownerId, owner] of owners) {
    if (bytes <= settings.maxBytes) return;
    if (ownerId !== current && queues.has(ownerId)) continue;
    bytes -= owner.bytes;
    owners.delete(ownerId);
  }
}

/** Questions about one owner take turns: the next finds in memory what the one before has read. */
function ask(request: FactsRequest): Promise<FactResults[FactKind][]> {
  const { ownerId } = request.query;
  const results = (queues.get(ownerId) ?? Promise.resolve()).then(() => count(request));
  const settled = results
    .catch(() => {})
    .then(() => {
      if (queues.get(ownerId) === settled) queues.delete(ownerId);
    });
  queues.set(ownerId, settled);
  return results;
}

serveWorker<FactsRequest, FactResults[FactKind][]>(ask, () => pool.end());
