// nginx as a yardstick: the same 302 for every request, and a line for each in a buffered access log.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { portAnswers } from '../../tests/kit/port-answers.ts';

const PATIENCE_MS = 10_000;

/** Whether nginx is installed. */
export const hasNginx = !spawnSync('nginx', ['-v']).error;

const settings = (folder: string, port: number, workers: number) => `
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes ${workers};
events { worker_connections 1024; }
http {
  access_log ${folder}/access.log combined buffer=64k flush=1s;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port} reuseport;
    location / {
      add_header cache-control "private, no-store";
      return 302 https://example.com/landing/1?utm_source=bench;
    }
  }
}
`;

/** Starts nginx with so many workers; resolves to its process id, and to what ends it. */
export async function startNginx(port: number, workers: number): Promise<{ pid: number; end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, settings(folder, port, workers));
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'inherit' });
  const end = async () => {
    const gone = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGTERM')) await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + PATIENCE_MS; !(await portAnswers(port)); await delay(20)) {
    if (Date.now() < deadline && child.exitCode === null) continue;
    await end();
    throw new Error('nginx did not start');
  }
  return { pid: child.pid!, end };
}
