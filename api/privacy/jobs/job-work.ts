import type { ClientBase, Pool } from 'pg';
import type { AccountJob } from '../../generated/prisma/client.ts';

/** What a job works with. */
export interface JobWork {
  /** For what the job writes. */
  client: ClientBase;
  pool: Pool;
  /** The folder of this node's journal. */
  journalFolder: string;
  signal: AbortSignal;
}

/** A job as its row says. */
export type OrderedJob = Pick<AccountJob, 'id' | 'kind' | 'before' | 'done' | 'total'> & { ownerId: number };

/** What came of a turn of a job: it is over, or it goes on at the next look. */
export type Turn = 'done' | 'waits';
