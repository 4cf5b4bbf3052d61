import type { DatabaseKind } from '../../../database/address.ts';
import type { Failure } from '../../../common/failure.ts';
import type { IndexedBlock } from './block-index.ts';
import type { ScanCounts } from './scan.ts';
import type { ScanQuery } from './scan-query.ts';

export interface WorkerSettings {
  databaseUrl: string;
  databaseKind: DatabaseKind;
  /** The replica that is read where it has what the database has; undefined for none. */
  databaseReadUrl: string | undefined;
  /** Longest time one statement may take, milliseconds; 0 without a bound. */
  statementMs: number;
  /** How much memory columns may take in this thread, bytes. */
  maxBytes: number;
  /** How many scan workers the coordinator starts. */
  scanWorkers: number;
}

/** What a scan worker is sent: blocks of an owner to scan, or an owner to forget. */
export type ScanRequest = { query: ScanQuery; blocks: IndexedBlock[] } | { forget: number };
/** What it counted; null after it forgot. */
export type ScanReply = ScanCounts | null;

export type ToWorker<Request> = { type: 'ask'; id: number; request: Request } | { type: 'end' };
export type FromWorker<Reply> = { id: number; reply: Reply } | { id: number; error: WorkerFailure };

/** What a worker threw; the code tells whether the database is away. */
export interface WorkerFailure extends Failure {
  name: string;
  code: unknown;
}
