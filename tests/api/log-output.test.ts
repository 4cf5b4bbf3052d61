import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const module = join(import.meta.dirname, '../../api/common/log-output.ts');
const LINES = 20_000;

/** A process that logs many lines and then ends as `ending` says. */
function run(ending: string) {
  const code = `import { LogOutput } from ${JSON.stringify(module)};
    const output = new LogOutput(1);
    for (let n = 0; n < ${LINES}; n++) output.write('line ' + n + '\\n');
    ${ending}`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'pipe'] });
}

test.each(['', 'process.exit(0);', 'setImmediate(() => setImmediate(() => process.exit(0)));'])(
  'every line is written, in order, whatever ends the process: %s',
  async (ending) => {
    const child = run(ending);
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    expect(text.split('\n')).toEqual([...Array.from({ length: LINES }, (_, n) => `line ${n}`), '']);
  },
);

test('a reader who has gone keeps nothing from going on and from ending in order', async () => {
  const child = run(`setTimeout(() => { output.write('more\\n'); process.exit(3); }, 300);`);
  child.stdout.destroy();
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaints += chunk));
  const [code] = (await once(child, 'close')) as [number];
  expect([code, complaints]).toEqual([3, '']);
});
