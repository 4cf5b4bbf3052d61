import { logger } from './logger.ts';

/** Work that is asked for repeatedly. */
export interface Repeated {
  run(): void;
  /** Resolves when nothing runs. */
  over(): Promise<void>;
}

/** Runs one piece of work at a time, and once more if it was asked for meanwhile; `failure` is logged with its errors. */
export function oneAtATime(work: () => Promise<void>, failure: string): Repeated {
  let running: Promise<void> | null = null;
  let isAsked = false;
  const run = () => {
    if (running) return void (isAsked = true);
    running = work()
      .catch((error: Error) => logger.warn({ err: error }, failure))
      .finally(() => {
        running = null;
        if (isAsked) {
          isAsked = false;
          run();
        }
      });
  };
  return { run, over: async () => void (await running) };
}
