// The thread of cold queries: a coordinator, on a thread of its own as in the product, that has forgotten all clicks.
import { workerData } from 'node:worker_threads';
import { Coordinator } from '../../api/columnar/read/coordinator.ts';
import type { ScanQuery, ScanResult } from '../../api/columnar/read/scan-query.ts';
import { serveWorker } from '../../api/columnar/read/serve-worker.ts';

const coordinator = new Coordinator(workerData);

serveWorker<ScanQuery, ScanResult[]>(
  (query) => {
    coordinator.forget(query.ownerId);
    return coordinator.ask(query);
  },
  () => coordinator.end(),
);
