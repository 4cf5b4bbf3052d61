// nginx in front of the server, by the very lines that docs/operating.md tells operators to write.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../tests/kit/installation.ts';
import { SERVER_ADDRESS } from './laboratory.ts';

const DOCUMENT = join(import.meta.dirname, '../../../docs/operating.md');
/** What tells the server that records are small, and what makes them so. */
const FINE_LINES = /^ *(ssl_buffer_size|proxy_set_header X-Record-Bytes).*$/gm;
const START_TIMEOUT_MS = 10_000;

export interface Behind {
  certificateFile: string;
  keyFile: string;
  /** The port of the server on this machine. */
  backend: number;
}

/** The lines of the document, leading to this server. */
function documentedLines({ backend }: Behind, isFine: boolean): string {
  const [, lines] = /With nginx:\n\n```\n([^`]*)```/.exec(readFileSync(DOCUMENT, 'utf8')) ?? [];
  if (!lines?.includes('http://127.0.0.1:3000')) throw new Error('docs/operating.md has no lines for nginx.');
  const leading = lines.replace('http://127.0.0.1:3000', `http://127.0.0.1:${backend}`);
  return isFine ? leading : leading.replaceAll(FINE_LINES, '');
}

const configurationOf = (folder: string, listen: string, lines: string, { certificateFile, keyFile }: Behind) => `
daemon off;
user root;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/errors;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen ${listen};
    ssl_certificate ${certificateFile};
    ssl_certificate_key ${keyFile};
    ${lines}
  }
}
`;

/** Starts nginx on the server's side; `cleanUp` ends it. */
export async function startNginx(
  { isHttp2, isFine }: { isHttp2: boolean; isFine: boolean },
  behind: Behind,
  cleanUp: AsyncDisposableStack,
): Promise<{ port: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-nginx-'));
  cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const listen = `${SERVER_ADDRESS}:${port} ssl${isHttp2 ? ' http2' : ''}`;
  writeFileSync(file, configurationOf(folder, listen, documentedLines(behind, isFine), behind));
  const nginx = spawn('nginx', ['-p', folder, '-e', join(folder, 'errors'), '-c', file], { stdio: 'inherit' });
  cleanUp.defer(async () => {
    if (nginx.exitCode !== null || nginx.signalCode !== null) return;
    const ended = once(nginx, 'exit');
    nginx.kill('SIGQUIT');
    await ended;
  });
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isListening(port))) {
    if (performance.now() > deadline || nginx.exitCode !== null) throw new Error('nginx did not start.');
    await delay(20); // between two looks
  }
  return { port };
}

function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, SERVER_ADDRESS);
  socket.once('connect', () => resolve(true));
  socket.once('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
