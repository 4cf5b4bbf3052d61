import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { config } from '../../config.ts';
import type { Answer, Answers, Ask, Question } from './question.ts';
import { Thread } from './thread.ts';
import type { Answering, WorkerSettings } from './worker-messages.ts';

type Clicks = Omit<Question, 'asks'>;

interface Batch {
  question: Question;
  answers: Promise<Answer[]>;
}

/** More threads than this would wait for the database. */
const MOST_THREADS = 4;

const thread = new Thread<Answering['asked'], Answering['answered']>(
  join(import.meta.dirname, 'worker.ts'),
  columnsSettings,
);
const batches = new Map<string, Batch>();

/**
 * Asks the thread that keeps the clicks as columns. What is asked of the same clicks at the same time is answered
 * together, going through them once. Throws what the database says, and when the thread ends.
 */
export async function askColumns<One extends Ask>(clicks: Clicks, ask: One): Promise<Answers[One['kind']]> {
  const key = JSON.stringify(clicks);
  let batch = batches.get(key);
  if (!batch) {
    const question: Question = { ...clicks, asks: [] };
    // The fields of one GraphQL answer ask one after the other, within one turn of the event loop.
    const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batches.delete(key);
      return thread.ask(question);
    });
    batches.set(key, (batch = { question, answers }));
  }
  const place = batch.question.asks.push(ask) - 1;
  return (await batch.answers)[place] as Answers[One['kind']];
}

/** What the thread that keeps the columns works with: as many threads as there are processors, within reason. */
export function columnsSettings(): WorkerSettings {
  const threads = Math.min(availableParallelism(), MOST_THREADS);
  const maxBytes = config.analyticsMemoryBytes / threads;
  return { databaseUrl: config.databaseUrl!, statementMs: config.databaseStatementMs, maxBytes, helpers: threads - 1 };
}

/** Starts the thread, so that the first question need not wait for it. */
export const startColumns = (): void => thread.start();

/** Ends the thread; the next question starts another. */
export const closeColumns = (): Promise<void> => thread.end();
