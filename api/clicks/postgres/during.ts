/**
 * Runs `work` while PostgreSQL works, and always waits for PostgreSQL: a statement sent after the rollback of its
 * transaction would be stored by itself.
 */
export async function during<T>(pending: Promise<unknown>, work: () => T): Promise<T> {
  try {
    return work();
  } finally {
    await pending;
  }
}
