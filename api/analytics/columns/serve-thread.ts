import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './worker-messages.ts';

/** Redirects come first where there is not enough processor for all; on Linux this is the thread's own. */
const NICENESS = 5;

/** Answers what the thread that started this one asks, until it says that this is the end. */
export function serveThread<Asked, Answered>(
  answer: (asked: Asked) => Promise<Answered>,
  end: () => Promise<void>,
): void {
  const port = parentPort!;
  try {
    setPriority(NICENESS);
  } catch {
    // Not every system lets a thread have one of its own; then all work is equal.
  }
  port.on('message', (message: ToThread<Asked>) => {
    if (message.type === 'end') return void end().then(() => port.close());
    const { id, asked } = message;
    const reply = (reply: FromThread<Answered>) => port.postMessage(reply);
    answer(asked).then(
      (answered) => reply({ id, answered }),
      ({ name, message }: Error) => reply({ id, error: { name, message } }),
    );
  });
}
