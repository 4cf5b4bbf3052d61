// A thread that counts its share of the segments for the one that answers.
import { workerData } from 'node:worker_threads';
import { Count, type Counted } from './count.ts';
import type { Segment } from './directory.ts';
import { columnsFor } from './needed.ts';
import { Owners } from './owners.ts';
import { columnsPool } from './pool.ts';
import type { Question } from './question.ts';
import { serveThread } from './serve-thread.ts';
import type { Helping, WorkerSettings } from './worker-messages.ts';

const settings = workerData as WorkerSettings;
const pool = columnsPool(settings);
const owners = new Owners(settings.maxBytes);
const busy = new Set<number>();

async function count({ question, segments }: { question: Question; segments: Segment[] }): Promise<Counted> {
  const { ownerId } = question;
  busy.add(ownerId);
  try {
    const owner = owners.of(ownerId);
    const stretches = owner.sealed(segments);
    await owner.load(pool, stretches, columnsFor(question));
    return new Count(question, owner.dictionaries, stretches, []).counted();
  } finally {
    busy.delete(ownerId);
    owners.shrink((id) => busy.has(id));
  }
}

serveThread<Helping['asked'], Helping['answered']>(
  async (asked) => {
    if (!('forget' in asked)) return count(asked);
    owners.forget(asked.forget);
    return null;
  },
  () => pool.end(),
);
