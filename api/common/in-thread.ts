import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { config } from './config.ts';
import type { ErrorCode } from './error-codes.ts';
import { entryFile } from './product-files.ts';
import { UserError } from './user-error.ts';

/** What such a thread may use, megabytes. */
const MEMORY = { maxOldGenerationSizeMb: 512 };

/** What a thread answers once: what came of its work, or why it was refused. */
type Answer<Result> = { result: Result } | { code: ErrorCode; message: string; field: string | undefined };

/** The thread that was begun last: one after the other, so that many files at once take no more memory than one. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does work that would hold the event loop on a thread of its own, by its source's path below `api`; threads of a process run one after
 * the other. `settings` are added to its environment. Throws the UserError with which it was refused.
 */
export function inThread<Result>(
  source: string,
  data: unknown,
  settings: Record<string, string> = {},
): Promise<Result> {
  const result = last.then(() => run<Result>(source, data, { ...config.childEnvironment, ...settings }));
  last = result.catch(() => {});
  return result;
}

async function run<Result>(source: string, data: unknown, env: NodeJS.ProcessEnv): Promise<Result> {
  const worker = new Worker(entryFile(source), { workerData: data, env, resourceLimits: MEMORY });
  const ended = once(worker, 'exit').then(() => {
    throw new Error(`the thread of ${source} ended without an answer`);
  });
  ended.catch(() => {}); // it ends after its answer as well
  const [answer] = (await Promise.race([once(worker, 'message'), ended])) as [Answer<Result>];
  if ('code' in answer) throw new UserError(answer.code, answer.message, answer.field);
  return answer.result;
}

/** Answers from a thread that `inThread` began: with what comes of the work it was given, or the UserError that it throws. */
export async function answerOnce<Data>(work: (data: Data) => unknown): Promise<void> {
  try {
    parentPort!.postMessage({ result: await work(workerData as Data) });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { code, message, field } = error;
    parentPort!.postMessage({ code, message, field });
  }
}
