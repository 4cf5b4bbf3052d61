// The thread that answers queries from columns, away from the event loop that answers visitors.
import { workerData } from 'node:worker_threads';
import { Coordinator } from './coordinator.ts';
import type { ScanQuery, ScanResult } from './scan-query.ts';
import { serveWorker } from './serve-worker.ts';

const coordinator = new Coordinator(workerData);

serveWorker<ScanQuery, ScanResult[]>(
  (query) => coordinator.ask(query),
  () => coordinator.end(),
);
