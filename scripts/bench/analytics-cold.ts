// The thread of cold queries: a coordinator, on a thread of its own as in the product, that has forgotten all clicks.
import { workerData } from 'node:worker_threads';
import { Coordinator } from '../../api/figures/columnar/read/coordinator.ts';
import type { ColumnarAggregation, ScanQuery, ScanResult } from '../../api/figures/columnar/read/scan-query.ts';
import { serveWorker } from '../../api/figures/columnar/read/serve-worker.ts';

const coordinator = new Coordinator(workerData);

serveWorker<ScanQuery<ColumnarAggregation>, ScanResult[]>(
  (query) => {
    coordinator.forget(query.ownerId);
    return coordinator.ask(query);
  },
  () => coordinator.end(),
);
