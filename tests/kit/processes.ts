// Processes as the system sees them.
import { spawnSync } from 'node:child_process';

interface Process {
  pid: number;
  parent: number;
  state: string;
  command: string;
}

function list(): Process[] {
  const columns = 'pid=,ppid=,stat=,args=';
  const { stdout, error } = spawnSync('ps', ['-A', '-o', columns], { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  if (error) throw error;
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [pid, parent, state, ...command] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), state: state!, command: command.join(' ') };
    });
}

/** Whether a process runs; one that has ended and waits for its parent to notice (Z) does not. */
export const isRunning = (pid: number): boolean =>
  list().some((process) => process.pid === pid && !process.state.startsWith('Z'));

/** Ids of the processes a process has started whose command line holds the text. */
export const childrenOf = (parent: number, text: string): number[] =>
  list()
    .filter((process) => process.parent === parent && process.command.includes(text) && !process.state.startsWith('Z'))
    .map((process) => process.pid);

/** Ids of a process and of all that it has started, and these. */
export function familyOf(root: number): number[] {
  const all = list();
  const family = [root];
  for (const pid of family) family.push(...all.filter(({ parent }) => parent === pid).map((process) => process.pid));
  return family;
}
