// What a bench has started ends with it, however it ends.

/**
 * What a bench has to end and to remove, once a process: it is disposed of by whoever opened it, and at SIGINT, SIGTERM,
 * SIGHUP or an error that nobody catches, after which the process exits with code 1.
 */
export function openCleanUp(): AsyncDisposableStack {
  const cleanUp = new AsyncDisposableStack();
  const { promise: isDone, resolve } = Promise.withResolvers<void>();
  cleanUp.defer(resolve); // the first comes last
  const end = async () => {
    await cleanUp.disposeAsync().catch(console.error);
    await isDone; // whoever opened it may have begun already
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  process.on('uncaughtException', (error) => {
    console.error(error);
    void end();
  });
  return cleanUp;
}
