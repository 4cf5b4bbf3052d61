// A thread that keeps clicks with facts in memory, and counts them.
import { workerData } from 'node:worker_threads';
import type { FactAggregation, FactKind, FactResults } from '../../analytics/engine/facts-contract.ts';
import { columnarPool } from '../read/columnar-pool.ts';
import { OwnerTurns } from '../read/owner-turns.ts';
import { serveWorker } from '../read/serve-worker.ts';
import type { WorkerSettings } from '../read/worker-messages.ts';
import type { FactsRequest } from './facts-engine.ts';
import { scanFacts } from './fact-scan.ts';
import { OwnerFacts } from './owner-facts.ts';

const settings = workerData as WorkerSettings;
const pool = columnarPool(settings);
/** The owner asked about last comes last. */
const owners = new Map<number, OwnerFacts>();
const turns = new OwnerTurns();

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
    if (ownerId !== current && turns.has(ownerId)) continue;
    bytes -= owner.bytes;
    owners.delete(ownerId);
  }
}

serveWorker<FactsRequest, FactResults[FactKind][]>(
  (request) => turns.take(request.query.ownerId, () => count(request)),
  () => pool.end(),
);
