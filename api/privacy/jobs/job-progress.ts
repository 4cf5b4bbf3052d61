import type { ClientBase } from 'pg';

/** The job was given up meanwhile: its owner has closed the account. */
export class GivenUp extends Error {}

/** Notes how far a running job is; throws GivenUp when the job is there no more. */
export async function noteProgress(
  client: Pick<ClientBase, 'query'>,
  jobId: string,
  { done, total }: { done: number; total: number },
): Promise<void> {
  const { rowCount } = await client.query(
    "UPDATE account_job SET state = 'running', done = $2, total = $3 WHERE id = $1",
    [jobId, done, Math.max(done, total)],
  );
  if (!rowCount) throw new GivenUp('the job was given up');
}
