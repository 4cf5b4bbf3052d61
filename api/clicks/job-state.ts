import type { ClientBase } from 'pg';

/** The state a job stored under a name; null for none. */
export async function readState<State>(client: ClientBase, name: string): Promise<State | null> {
  const { rows } = await client.query<{ state: State }>('SELECT state FROM analytics.job_state WHERE name = $1', [
    name,
  ]);
  return rows[0]?.state ?? null;
}

/** Stores what a job needs at its next run, which may be in another process. */
export async function writeState(client: ClientBase, name: string, state: object): Promise<void> {
  await client.query(
    `INSERT INTO analytics.job_state (name, state) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET state = excluded.state`,
    [name, JSON.stringify(state)],
  );
}
