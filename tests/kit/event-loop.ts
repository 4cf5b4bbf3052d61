/**
 * The longest time that one turn of the event loop took of the processor while some work is under way, to the millisecond. What the
 * thread waits for others on a busy machine does not count.
 */
export async function longestTurn(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = process.threadCpuUsage();
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.threadCpuUsage();
    if (!isOver) setTimeout(turn, 1); // at every turn it would keep a processor busy itself
  };
  turn();
  await work().finally(() => (isOver = true));
  return longest;
}
