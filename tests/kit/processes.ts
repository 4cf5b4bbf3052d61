// Processes as the system sees them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

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

/** How much each thread of a process gives way to others, on Linux: 0 not at all, 19 most. */
export const nicenessOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).map((thread) => Number(statOf(`/proc/${pid}/task/${thread}/stat`)[NICENESS]));

/** The fields of /proc/*\/stat behind the name, which may have spaces (proc_pid_stat(5)). */
const statOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
const NICENESS = 16;

/** The group that Linux made of a process's session, with its niceness; empty where it makes none. */
export const groupOf = (pid: number): string =>
  existsSync(`/proc/${pid}/autogroup`) ? readFileSync(`/proc/${pid}/autogroup`, 'utf8').trim() : '';

/** The ports on this side of a process's TCP connections over IPv4, on Linux. */
export function portsOf(pid: number): number[] {
  const open = new Set(readdirSync(`/proc/${pid}/fd`).map((fd) => targetOf(`/proc/${pid}/fd/${fd}`)));
  const connections = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  return connections
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => open.has(`socket:[${fields[INODE]}]`))
    .map(([, local]) => Number.parseInt(local!.split(':')[1]!, 16));
}
const INODE = 9;

/** What a link points to; null for one that has gone. */
function targetOf(link: string): string | null {
  try {
    return readlinkSync(link);
  } catch {
    return null;
  }
}
