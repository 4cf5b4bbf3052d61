// Websites of the test, and what registers and verifies them.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { publicInternet, useOutboundPolicy } from '../../api/outbound/policy.ts';
import { db } from '../../api/database/db.ts';
import { CHROME } from './agents.ts';
import { at, gql, type Person } from './world.ts';

const notFound: RequestListener = (_request, response) => response.writeHead(404).end();

/** The internet of a test: one site behind every domain, TXT records, and hosts inside our network. */
export const internet = {
  site: notFound,
  port: 0,
  /** The TXT records by name, or the error code of the name servers. */
  texts: {} as Record<string, string[]> | string,
  /** Hosts without a public address. */
  inside: [] as string[],
};

/** Replaces the internet for the tests of a file. */
export function useInternet(): void {
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => internet.site(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    internet.port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    useOutboundPolicy(publicInternet);
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    Object.assign(internet, { site: notFound, texts: {}, inside: [] });
    useOutboundPolicy({
      ...publicInternet,
      resolve: async (host) => [internet.inside.includes(host) ? '10.0.0.5' : '127.0.0.1'],
      resolveTexts,
      isAllowed: (address) => address === '127.0.0.1',
      ports: 'any',
      readTimeoutMs: 60_000,
    });
  });
}

async function resolveTexts(name: string): Promise<string[]> {
  const { texts } = internet;
  const code = typeof texts === 'string' ? texts : 'ENOTFOUND';
  if (typeof texts === 'string' || !texts[name]) throw Object.assign(new Error(code), { code });
  return texts[name];
}

const FIELDS = `id domain name description isActive isVerified verifiedBy snippetToken hasConversionKey refusedHost
  proofs { dnsName dnsValue fileUrl fileContent metaTag scriptTag }`;
const mutation = (name: string, field: string) => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) {
    ... on ${type}Success { ${field} } ... on UserError { code message field } } }`;
};
export const REGISTER = mutation('registerWebsite', `website { ${FIELDS} }`);
export const UPDATE = mutation('updateWebsite', `website { ${FIELDS} }`);
export const ROTATE = mutation('rotateSnippetToken', `website { ${FIELDS} }`);
export const DELETE = mutation('deleteWebsite', 'deletedId');
export const VERIFY = mutation(
  'verifyWebsite',
  `verification { website { ${FIELDS} } checks { method isProved reason } }`,
);

/** What a mutation answers: its success, or the refusal. */
export async function act(who: Person, document: string, input: object): Promise<any> {
  const { data, errors } = await gql(who, document, { input });
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}

/** Registers a website of `who`. */
export const register = async (who: Person, domain = 'example.com', more: object = {}) =>
  (await act(who, REGISTER, { domain, ...more })).website;

/** The websites of `who`. */
export const websitesOf = async (who: Person) =>
  (await gql(who, `{ viewer { websites { ${FIELDS} } } }`)).data.viewer.websites;

/** A verified website of an owner, straight into the tables. */
export const verifiedSite = (ownerId: number, domain: string, more: object = {}) =>
  db.website.create({
    data: {
      ownerId,
      domain,
      snippetToken: crypto.randomUUID().replaceAll('-', ''),
      verificationToken: '0'.repeat(32),
      verifiedAt: new Date(),
      verifiedBy: 'file',
      ...more,
    },
  });

/** Sends what a page sends: JSON as plain text, with its origin. */
export async function sendAsPage(path: string, body: unknown, headers: Record<string, string>) {
  const response = await fetch(at(path), {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'user-agent': CHROME, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}
