/** An error as plain data, which messages between threads and processes carry without loss. */
export interface Failure {
  message: string;
  /** The stack, followed by those of all causes. */
  stack: string;
}

/** Describes whatever was thrown. */
export const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  stack: stackOf(error),
});

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? String(error);
  return error.cause === undefined ? own : `${own}\ncaused by: ${stackOf(error.cause)}`;
}
