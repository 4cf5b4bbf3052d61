import { isRefusal } from '../../session/request-error.ts';

/** Requests under way at the same time. */
const LANES = 2;
/** Until the next try once the account has used up its requests, milliseconds. */
const PAUSE_MS = 5_000;

/** Asks `ask` for parts of the items, two parts at a time, until all are asked or the signal says stop; throws what it throws. */
export async function askInParts(
  items: readonly string[],
  partSize: number,
  signal: AbortSignal,
  ask: (part: string[]) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const lane = async () => {
    while (left.length && !signal.aborted) {
      const part = left.splice(0, partSize);
      await patiently(() => ask(part), signal);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Asks again as long as the account has used up its requests. */
async function patiently(ask: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isRefusal(error, 'RATE_LIMITED') || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
