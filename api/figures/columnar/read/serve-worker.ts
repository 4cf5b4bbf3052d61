import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { failureOf } from '../../../common/failure.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** Redirects come first where there is not enough processor for all; on Linux a thread has a priority of its own. */
export const READING_NICENESS = 5;

/** Replies to the requests of the thread that started this one, until that ends it. */
export function serveWorker<Request, Reply>(
  handle: (request: Request) => Promise<Reply>,
  end: () => Promise<void>,
): void {
  const port = parentPort!;
  try {
    setPriority(READING_NICENESS);
  } catch {
    // Not every system lets a thread have one of its own; then all work is equal.
  }
  port.on('message', (message: ToWorker<Request>) => {
    if (message.type === 'end') return void end().then(() => port.close());
    const { id, request } = message;
    const send = (sent: FromWorker<Reply>) => port.postMessage(sent);
    handle(request).then(
      (reply) => send({ id, reply }),
      (error: NodeJS.ErrnoException) =>
        send({ id, error: { ...failureOf(error), name: error.name, code: error.code } }),
    );
  });
}
