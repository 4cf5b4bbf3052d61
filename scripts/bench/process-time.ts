// How much processor time a process and all its descendants have used (Linux).
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, on every machine. */
const TICKS_A_SECOND = 100;

interface Process {
  id: number;
  parent: number;
  name: string;
  seconds: number;
}

function readProcess(id: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
    return { id, parent: Number(fields[1]), name, seconds };
  } catch {
    return null; // it ended meanwhile
  }
}

/** Seconds of processor time by what the processes are: the server itself, its ingester with the worker, its database. */
export function processTime(root: number): { server: number; ingester: number; database: number } {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []));
  const time = { server: 0, ingester: 0, database: 0 };
  const descend = (parent: number, isDatabase: boolean): void => {
    for (const { id, name, seconds } of all.filter((process) => process.parent === parent)) {
      const isPostgres = isDatabase || name.startsWith('postgres');
      time[isPostgres ? 'database' : 'ingester'] += seconds;
      descend(id, isPostgres);
    }
  };
  time.server = all.find(({ id }) => id === root)?.seconds ?? 0;
  descend(root, false);
  return time;
}

const commandOf = (id: number): string => {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return ''; // it ended meanwhile
  }
};

/** Seconds of processor time of a process and of its children whose command line is meant. */
export function secondsOf(root: number, isMeant: (command: string) => boolean): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(Number(name)) ?? []) : []));
  return all
    .filter(({ id, parent }) => id === root || (parent === root && isMeant(commandOf(id))))
    .reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Whether a process answers requests: ingester and worker are processes of their own, which do not. */
export const isAnswering = (command: string): boolean => /server-main|baseline-server|nginx/.test(command);

/** Memory that a process has, bytes (Linux). */
export const memoryOf = (id: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) * 1_024;
