/** How long something takes each time, milliseconds, shortest first. */
export async function timesOf(ask: () => Promise<unknown>, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

/** The percentile of sorted numbers, by nearest rank. */
export const at = (sorted: readonly number[], share: number): number => sorted[Math.ceil(sorted.length * share) - 1]!;
