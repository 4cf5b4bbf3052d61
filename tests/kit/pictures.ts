// Pictures as people send them, a site that has some, and the calls that add them.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { outboundPolicy, publicInternet, useOutboundPolicy } from '../../api/outbound/policy.ts';
import { at, rest, type Person } from './world.ts';

/** A PNG of one colour. */
export const png = (width = 1_200, height = 630, background = '#1d5bbf'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
    .png()
    .toBuffer();

/** Sends a file to POST /api/pictures/file. */
export async function sendPicture(who: Person, bytes: Uint8Array, type = 'image/png') {
  const response = await fetch(at('/api/pictures/file'), {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': type },
    body: bytes as BodyInit,
  });
  return { status: response.status, body: (await response.json()) as any };
}

export const ADD_PICTURE = `mutation Add($input: AddPictureInput!) { addPicture(input: $input) {
  ... on AddPictureSuccess { picture { id url width height bytes } }
  ... on UserError { code message field } } }`;

export type Site = Record<string, (response: ServerResponse) => void>;

/** Opens a site of the internet at site.example, and lets nobody answer at inside.example, which is inside of our network. */
async function openSite(pages: Site) {
  const server = createServer((request, response) => {
    const page = pages[request.url!];
    if (page) page(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const hosts: Record<string, string[]> = { 'site.example': ['127.0.0.1'], 'inside.example': ['10.0.0.7'] };
  useOutboundPolicy({
    ...publicInternet,
    resolve: async (host) => hosts[host] ?? [],
    isAllowed: (address) => address === '127.0.0.1',
    ports: 'any',
    readTimeoutMs: 1_000,
  });
  return {
    at: (path: string) => `http://site.example:${port}${path}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Opens such a site for the tests of a file. */
export function useSite(pages: Site): { at: (path: string) => string } {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite(pages);
  });
  afterAll(() => site.close());
  return { at: (path) => site.at(path) };
}

/** One successful call of every operation on pictures and cards, by their names in the OpenAPI document. */
export const callsOfPictures = (ada: () => Person) => ({
  'POST /api/pictures': async () => {
    const data = (await png(20, 20)).toString('base64');
    return rest(ada(), 'POST', '/api/pictures', { data });
  },
  'POST /api/pictures/file': async () => {
    const headers = { authorization: `Bearer ${ada().token}`, 'content-type': 'image/png' };
    const body = (await png(21, 21)) as BodyInit;
    const response = await fetch(at('/api/pictures/file'), { method: 'POST', headers, body });
    return { status: response.status, headers: response.headers, body: await response.json() };
  },
  'POST /api/urls/destination-card': async () => {
    const before = outboundPolicy();
    const site = await openSite({ '/': (response) => response.setHeader('content-type', 'text/html').end('<title>A') });
    try {
      return await rest(ada(), 'POST', '/api/urls/destination-card', { url: site.at('/') });
    } finally {
      site.close();
      useOutboundPolicy(before);
    }
  },
});
