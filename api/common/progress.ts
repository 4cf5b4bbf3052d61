/** Tells the operator of something that the start waits for. */
export const tell = (what: string): void => console.log(`  ${what} …`);

/** Runs one step of the start, telling the operator what is being done and how long it took. */
export async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  console.log(`  ${what} (${Math.round(performance.now() - began)} ms)`);
  return result;
}
