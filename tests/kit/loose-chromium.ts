// A Chromium on a looser rein than Playwright's, under which no tab is hidden and no page is rendered ahead.
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import puppeteer, { type Browser } from 'puppeteer-core';
import { CHROME } from './agents.ts';
import { chromiumPath } from './chromium.ts';
import { FLAGS } from './chromium-flags.ts';

/** Starts it; it names itself as one with a screen does. */
export const launchLoosely = (): Promise<Browser> =>
  puppeteer.launch({ executablePath: chromiumPath({ hasWindows: true }), args: [...FLAGS, `--user-agent=${CHROME}`] });

/** Rules that make a browser fetch or render an address ahead, at once. */
export const rulesFor = (what: 'prefetch' | 'prerender', address: string): string => {
  const rule = { source: 'list', urls: [address], eagerness: 'immediate' };
  return `<script type="speculationrules">${JSON.stringify({ [what]: [rule] })}</script>`;
};

export interface Proxy {
  origin: string;
  /** Targets that were asked for, in order. */
  asked: string[];
  close(): void;
}

/** A proxy before an installation that lets nobody know what is asked for ahead; `/start` is a page of its own. */
export async function serveThroughProxy(installation: string, start: string): Promise<Proxy> {
  const { hostname, port, host } = new URL(installation);
  const asked: string[] = [];
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const { 'sec-purpose': _purpose, origin, ...headers } = request.headers;
    const sent = { ...headers, host, ...(origin && { origin: installation }) };
    const passed = ask({ hostname, port, path: request.url, method: request.method, headers: sent }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  };
  const server: Server = createServer((request, response) => {
    asked.push(request.url!);
    if (request.url !== '/start') return pass(request, response);
    response.setHeader('content-type', 'text/html');
    response.end(`<link rel="icon" href="data:,">${start}`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
