// Where measured links lead: a site of its own, which remembers who came.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export interface Destination {
  origin: string;
  /** Paths and queries of the visits since the test began. */
  arrived: string[];
  /** What its pages have in their bodies beside their heading. */
  body: string;
}

/** Runs the site for the tests of a file. */
export function useDestination(): Destination {
  const destination: Destination = { origin: '', arrived: [], body: '' };
  let site: Server;
  beforeAll(async () => {
    site = createServer((request, response) => {
      if (request.url !== '/favicon.ico') destination.arrived.push(request.url!);
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><title>There</title><h1>There</h1>${destination.body}`);
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    destination.origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    destination.arrived = [];
    destination.body = '';
  });
  afterAll(() => {
    site.closeAllConnections();
    site.close();
  });
  return destination;
}
