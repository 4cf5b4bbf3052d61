/** Work that is done once, however often it is asked for; after a failure it can be tried again. */
export function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () =>
    (running ??= work().catch((error: unknown) => {
      running = null;
      throw error;
    }));
}
