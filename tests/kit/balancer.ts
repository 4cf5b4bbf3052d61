// nginx in front of several servers, with the settings that docs/containers/nginx.conf has.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { debianProgram } from './debian-program.ts';
import { portAnswers } from './port-answers.ts';

const example = join(import.meta.dirname, '../../docs/containers/nginx.conf');

export interface Balancer {
  /** Requests so far, as its log has them. */
  handedOn(): HandedOn[];
  end(): Promise<void>;
}

/** A request, and how the servers that it was handed to answered, in turn. */
export interface HandedOn {
  path: string;
  status: number;
  servers: { address: string; status: number | null }[];
}

/** The settings for these servers (`host:port`) in the place of those of the containers. */
function settings(folder: string, port: number, servers: readonly string[]): string {
  const inContainers = readFileSync(example, 'utf8');
  const rest = [...servers];
  const here = inContainers
    .replace(/server \w+:3000 /g, () => `server ${rest.shift()} `)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  if (rest.length || here.includes(':3000') || !here.includes(`:${port};`)) throw new Error(`${example} has changed`);
  return `
    daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1; user root;
    events { worker_connections 4096; }
    http {
      log_format handed '$status\t$upstream_addr\t$upstream_status\t$request_uri';
      access_log ${folder}/access.log handed;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      ${here}
    }`;
}

function parse(line: string): HandedOn {
  const [status, addresses = '', statuses = '', path = ''] = line.split('\t');
  const statusOf = statuses.split(', ');
  const servers = addresses
    .split(', ')
    .map((address, index) => ({ address, status: Number.parseInt(statusOf[index] ?? '', 10) || null }));
  return { path, status: Number(status), servers };
}

/** Starts it on a port of this machine. */
export async function startBalancer(port: number, servers: readonly string[]): Promise<Balancer> {
  const program = debianProgram(['/usr/sbin/nginx'], 'nginx');
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, settings(folder, port, servers));
  const child = spawn(program, ['-c', file, '-p', folder], { stdio: 'ignore' });
  await vi.waitUntil(() => portAnswers(port), { interval: 20, timeout: 20_000 });
  return {
    handedOn: () => readFileSync(join(folder, 'access.log'), 'utf8').split('\n').filter(Boolean).map(parse),
    async end() {
      const gone = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
