// `npm run dev`: restarts the API when it changes, serves the web app with Vite, and updates generated code.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..');
const port = process.env.PORT ?? '3000';
const webPort = 5173;
const SETTLE_MS = 150;

const running = new Set<ChildProcess>();
let isStopping = false;

function start(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  running.add(child);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code ?? 0);
    });
  });
}

/** Runs a generator shortly after the last edit; an edit during a run causes another one. */
function debounced(args: string[]): () => void {
  let timer: NodeJS.Timeout | undefined;
  let queue = Promise.resolve(0);
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      queue = queue.then((code) => (isStopping ? code : start(args)));
    }, SETTLE_MS);
  };
}

const generateAll = debounced(['scripts/generate.ts']);
/** Any file of the API may feed the schema: a list of values, a text, a limit; and the routes feed the reserved words. */
const generateSchema = debounced(['scripts/generate.ts', 'schema']);
/** Of the web app, what the server has a copy of. */
const COPIED = /^web\/(paths|csv\/(columns|link-fields))\.ts$/;
const compileRelay = debounced(['node_modules/relay-compiler/cli.js']);

/** True for a deleted file as well, because its artifacts must be deleted. */
const hasGraphQL = (path: string) =>
  readFile(path, 'utf8').then(
    (text) => text.includes('graphql`'),
    () => true,
  );

async function follow(path: string): Promise<void> {
  const name = relative(root, path).split(sep).join('/');
  if (name === 'prisma/schema.prisma') generateAll();
  else if (/^api\/(?!generated\/).*(?<!\.test)\.ts$/.test(name) || COPIED.test(name)) generateSchema();
  else if (/^web\/(?!__generated__\/).*\.tsx?$/.test(name) && (await hasGraphQL(path))) compileRelay();
}

const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  server: { port: webPort, strictPort: true },
});
vite.watcher.add([join(root, 'api'), join(root, 'prisma/schema.prisma')]);
vite.watcher.on('all', (_event, path) => void follow(path));
await vite.listen();

// Sign-in returns to the page that Vite serves; the API itself answers short links.
const origins = { PUBLIC_ORIGIN: `http://localhost:${webPort}`, SHORT_ORIGIN: `http://localhost:${port}`, PORT: port };
const plainHttp = { TLS_CERT_FILE: '', TLS_KEY_FILE: '', ACME_TERMS_AGREED: '' };
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true;
    for (const child of running) child.kill('SIGTERM');
  });
}
process.exitCode = await start(['--watch', '--watch-preserve-output', 'api/main.ts'], {
  ...{ ...origins, ...plainHttp, WORKERS: process.env.WORKERS ?? '1' },
});
await vite.close();
