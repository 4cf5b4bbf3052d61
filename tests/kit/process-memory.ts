// How much memory a process and all its descendants take (Linux): the proportional set size, which counts shared pages once.
import { readdirSync, readFileSync } from 'node:fs';

/** The parts of the product, in the order in which they start. */
const parts = ['npm', 'starter', 'server', 'ingester', 'worker', 'PostgreSQL'] as const;
export type Part = (typeof parts)[number];
export type Memory = Record<Part, number>;

const read = (id: number, file: string): string => {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return ''; // it ended meanwhile
  }
};

function parentOf(id: number): number {
  const stat = read(id, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function partOf(id: number): Part {
  const command = read(id, 'cmdline');
  if (command.includes('ingester-main')) return 'ingester';
  if (command.includes('worker-main')) return 'worker';
  if (command.includes('server/main.js')) return 'server';
  if (/scripts\/\w+\.mjs/.test(command)) return 'starter';
  return command.includes('postgres') ? 'PostgreSQL' : 'npm';
}

/** Megabytes by part of everything that the process `root` has started, and of itself. */
export function processMemory(root: number): Memory {
  const memory = Object.fromEntries(parts.map((part) => [part, 0])) as Memory;
  const ids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const children = Map.groupBy(ids, parentOf);
  const visit = (id: number): void => {
    const kilobytes = Number(/^Pss: +(\d+) kB/m.exec(read(id, 'smaps_rollup'))?.[1] ?? 0);
    memory[partOf(id)] += kilobytes / 1024;
    children.get(id)?.forEach(visit);
  };
  visit(root);
  return memory;
}

export const totalOf = (memory: Memory): number => parts.reduce((sum, part) => sum + memory[part], 0);
