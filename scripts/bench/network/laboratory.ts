// Two network namespaces with a line between them: this process and what it starts is the server's side; the visitor's side
// is a namespace that the line's own process holds open. Nothing has a name outside, and all of it ends with the processes.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Line } from './profiles.ts';

/** Of the range that RFC 2544 keeps for benchmarks. */
export const SERVER_ADDRESS = '198.18.0.1';
const DEVICE = 'line';
/** The one that every kernel lets every namespace use; its slow start is that of the others. */
const CONGESTION_CONTROL = 'reno';

export interface Laboratory {
  /** An executable that runs this program on the visitor's side, with the arguments that it is given. */
  onVisitorsSide(program: string): string;
  /** Gives the line another profile. */
  shape(line: Line): Promise<void>;
  /** The visitor's side has another address from then on, as another visitor has. */
  newVisitor(): Promise<void>;
}

/** Builds the line; `cleanUp` ends it and removes what was written. */
export async function openLaboratory(cleanUp: AsyncDisposableStack): Promise<Laboratory> {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-laboratory-'));
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
  const shaper = join(folder, 'shaper');
  execFileSync('cc', ['-O2', '-o', shaper, join(import.meta.dirname, 'shaper.c')]);
  await ip('link set lo up');
  const line = spawn(shaper, [DEVICE], { stdio: ['pipe', 'pipe', 'inherit'] });
  cleanUp.defer(() => void line.stdin.end());
  const says = answersOf(line);
  await says('ready');
  const side = ['nsenter', `--net=/proc/${line.pid}/ns/net`, '--'];
  await connect(side);
  let visitors = 0;
  const laboratory: Laboratory = {
    onVisitorsSide(program) {
      const script = join(folder, `visitor-${++visitors}`);
      writeFileSync(script, `#!/bin/sh\nexec ${side.join(' ')} '${program}' "$@"\n`);
      chmodSync(script, 0o755);
      return script;
    },
    async shape({ rttMs, downMbps, upMbps, jitterMs, loss }) {
      const delay = (rttMs / 2) * 1_000;
      line.stdin.write(`${downMbps * 1_000} ${upMbps * 1_000} ${delay} ${jitterMs * 1_000} ${loss * 10_000}\n`);
      await says('shaped');
    },
    async newVisitor() {
      const address = `198.18.${1 + Math.floor(++visitors / 250)}.${1 + (visitors % 250)}`;
      await ip(
        `addr add ${address}/32 dev ${DEVICE}\nroute replace ${SERVER_ADDRESS} dev ${DEVICE} src ${address}`,
        side,
      );
    },
  };
  await laboratory.newVisitor();
  return laboratory;
}

/** Waits for the next line that a process prints, which must be this one. */
function answersOf({ stdout }: { stdout: Readable }): (expected: string) => Promise<void> {
  const answers = createInterface({ input: stdout })[Symbol.asyncIterator]();
  return async (expected) => {
    const { value, done } = await answers.next();
    if (done || value !== expected) throw new Error(`The line ended, or said ${value} instead of ${expected}.`);
  };
}

/** Runs commands of ip, one a line, on a side, and lets this process go on meanwhile. */
async function ip(commands: string, side: string[] = []): Promise<void> {
  const [program, ...options] = [...side, 'ip', '-batch', '-'];
  const running = spawn(program!, options, { stdio: ['pipe', 'ignore', 'inherit'] });
  running.stdin.end(`${commands}\n`);
  const [code] = (await once(running, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`ip ended with ${code}: ${commands}`);
}

/** Gives both ends addresses, and the same TCP on every machine: nothing is remembered of the connection before. */
async function connect(side: string[]): Promise<void> {
  await ip(`addr add ${SERVER_ADDRESS}/32 dev ${DEVICE}\nlink set ${DEVICE} up\nroute add 198.18.0.0/16 dev ${DEVICE}`);
  await ip(`link set lo up\nlink set ${DEVICE} up`, side);
  const settings = { tcp_congestion_control: CONGESTION_CONTROL, tcp_no_metrics_save: '1' };
  for (const prefix of [[], side]) {
    for (const [name, value] of Object.entries(settings)) {
      const [program, ...options] = [...prefix, 'sh', '-c', `echo ${value} > /proc/sys/net/ipv4/${name}`];
      execFileSync(program!, options, { stdio: 'inherit' });
    }
  }
}
