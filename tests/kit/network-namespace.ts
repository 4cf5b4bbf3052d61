// A machine of its own, as far as the network goes: a namespace with two ways to this machine, one of which leads to the database.
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import type { Elsewhere } from './cluster.ts';
import { debianProgram } from './debian-program.ts';

export interface NetworkNamespace extends Elsewhere {
  /** From now on nothing arrives any more on the way to the database, and nobody is told. */
  cutDatabase(): void;
  mendDatabase(): void;
  remove(): void;
}

/** Makes a namespace; needs the rights of root, and throws without them. */
export function makeNamespace(): NetworkNamespace {
  const program = debianProgram(['/usr/sbin/ip', '/sbin/ip'], 'iproute2');
  const ip = (line: string) => void execFileSync(program, line.split(' '), { stdio: ['ignore', 'ignore', 'pipe'] });
  // Of addresses that are for tests of networks (RFC 2544).
  const net = `198.18.${randomInt(256)}`;
  const name = `fb-${process.pid}-${randomInt(1_000_000)}`;
  const id = randomInt(1_000_000);
  const ways = [
    { near: `fbd${id}`, far: `fbe${id}`, here: `${net}.1`, there: `${net}.2` },
    { near: `fbo${id}`, far: `fbp${id}`, here: `${net}.5`, there: `${net}.6` },
  ] as const;
  const [toDatabase, other] = ways;
  ip(`netns add ${name}`);
  try {
    for (const { near, far, here, there } of ways) {
      ip(`link add ${near} type veth peer name ${far} netns ${name}`);
      ip(`addr add ${here}/30 dev ${near}`);
      ip(`link set ${near} up`);
      ip(`-n ${name} addr add ${there}/30 dev ${far}`);
      ip(`-n ${name} link set ${far} up`);
    }
    ip(`-n ${name} link set lo up`);
  } catch (error) {
    ip(`netns del ${name}`);
    throw error;
  }
  return {
    host: other.there,
    within: [program, 'netns', 'exec', name],
    databaseHost: toDatabase.here,
    otherHost: other.here,
    cutDatabase: () => ip(`link set ${toDatabase.near} down`),
    mendDatabase: () => ip(`link set ${toDatabase.near} up`),
    remove: () => ip(`netns del ${name}`),
  };
}
