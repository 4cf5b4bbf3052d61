// The thread of cold questions about facts: it has forgotten all of them each time.
import { workerData } from 'node:worker_threads';
import type { FactKind, FactResults } from '../../api/analytics/engine/facts-contract.ts';
import type { FactsRequest } from '../../api/columnar/facts/facts-engine.ts';
import { scanFacts } from '../../api/columnar/facts/fact-scan.ts';
import { OwnerFacts } from '../../api/columnar/facts/owner-facts.ts';
import { columnarPool } from '../../api/columnar/read/columnar-pool.ts';
import { serveWorker } from '../../api/columnar/read/serve-worker.ts';

const pool = columnarPool(workerData);

serveWorker<FactsRequest, FactResults[FactKind][]>(
  async ({ query, aggregations }) => {
    const owner = new OwnerFacts(query.ownerId);
    const days = await owner.read(pool, query);
    return scanFacts(days, owner.dictionaries, query, aggregations);
  },
  () => pool.end(),
);
