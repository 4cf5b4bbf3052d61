// The example site of docs/example-site on a port of its own, its snippet belonging to a website of an installation.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const folder = join(import.meta.dirname, '../../docs/example-site');
const types: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

export interface ExampleSite {
  origin: string;
  /** Requests for pages, in order: what the site itself gets to know. */
  asked: { url: string; headers: IncomingHttpHeaders }[];
  /** Changes the tag of the snippet, and headers of every answer. */
  tag: (html: string) => string;
  headers: Record<string, string>;
  close(): void;
}

/** Serves the site for a website; `host` is the installation's origin. */
export async function serveExampleSite(host: string, website: { id: number; token: string }): Promise<ExampleSite> {
  const filled = (text: string) =>
    text
      .replaceAll('https://links.example.com', host)
      .replace('SITE', String(website.id))
      .replace('TOKEN', website.token);
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://site');
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    const type = types[extname(file)];
    if (!type || file.includes('/')) return void response.writeHead(404).end();
    const text = readFileSync(join(folder, file), 'utf8');
    const isPage = type === 'text/html';
    if (isPage) site.asked.push({ url: request.url!, headers: request.headers });
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...site.headers });
    response.end(isPage ? site.tag(filled(text)) : text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const site: ExampleSite = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: [],
    tag: (html) => html,
    headers: {},
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return site;
}
