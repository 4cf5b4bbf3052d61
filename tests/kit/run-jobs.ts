import { takeTurns } from '../../api/privacy/jobs/run-jobs.ts';
import { withClient } from '../../api/database/with-client.ts';
import { pool } from '../../api/database/db.ts';

/** Runs the waiting jobs as the worker does, once. */
export const runJobs = (journalFolder: string, signal = new AbortController().signal): Promise<boolean> =>
  withClient(pool, (client) => takeTurns({ client, pool, journalFolder, signal }));
