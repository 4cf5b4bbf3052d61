import type { ClientBase, Pool, PoolClient } from 'pg';

/** One connection of a pool for somebody who does one thing after the other: opened when it is first used, kept until it is closed. */
export class OwnConnection {
  readonly #pool: Pick<Pool, 'connect'>;
  #client: Promise<PoolClient> | null = null;
  #hasFailed = false;

  constructor(pool: Pick<Pool, 'connect'>) {
    this.#pool = pool;
  }

  /** Runs `work` with the connection; throws its error, or that of the connection. */
  async use<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result> {
    try {
      return await work(await (this.#client ??= this.#pool.connect()));
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }

  /** Gives the connection back to the pool, or ends it after an error: a statement may still be running. */
  async close(): Promise<void> {
    const [client, hasFailed] = [this.#client, this.#hasFailed];
    [this.#client, this.#hasFailed] = [null, false];
    const open = await client?.catch(() => null);
    open?.release(hasFailed);
  }
}
