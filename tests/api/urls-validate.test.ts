import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { publicInternet, useOutboundPolicy } from '../../api/outbound/policy.ts';
import { isReachable, notCheckedWords, probe, warnings } from '../../api/urls/probe.ts';
import { isPublicAddress } from '../../api/outbound/public-address.ts';
import { gql, person, rest, useWorld } from '../kit/world.ts';

useWorld();

describe('addresses', () => {
  test.each(['1.1.1.1', '93.184.216.34', '172.15.0.1', '2606:4700::1111', '::ffff:1.1.1.1', '64:ff9b::101:101'])(
    '%s is of the public internet',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

/** Ends the time a probe has. */
let timeIsOver = new AbortController();

const sites: Record<string, RequestListener> = {
  '/fine': (_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('hello'),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/gone': (_request, response) => response.writeHead(410).end(),
  '/robots': (_request, response) => response.writeHead(403).end(),
  '/broken': (_request, response) => response.writeHead(500).end(),
  '/never': () => timeIsOver.abort(),
  '/endless': ({ method }, response) => {
    if (method === 'HEAD') return response.writeHead(405).end();
    response.writeHead(200);
    const more = () => void (response.destroyed || response.write('x'.repeat(1000), () => setImmediate(more)));
    more();
  },
  '/long-head': (_request, response) => response.writeHead(200, { 'x-long': 'x'.repeat(70_000) }).end(),
  '/hop': (_request, response) => response.writeHead(302, { location: '/fine' }).end(),
  '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/inside': (_request, response) => response.writeHead(302, { location: 'http://inside.test/' }).end(),
  '/metadata': (_request, response) => response.writeHead(301, { location: 'http://169.254.169.254/latest' }).end(),
  '/mapped': (_request, response) => response.writeHead(301, { location: 'http://[::ffff:10.0.0.1]/' }).end(),
  '/file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
};

let server: Server;
let port = 0;
let asked: string[] = [];
let resolved: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host!.split(':')[0]}${request.url}`);
    sites[request.url!]!(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  useOutboundPolicy(publicInternet);
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  vi.restoreAllMocks();
  asked = [];
  resolved = [];
});

/** The public internet is one machine here, known as site.test; inside.test lies behind it. */
const here = {
  resolve: async (host: string) => {
    resolved.push(host);
    if (host === 'site.test') return ['127.0.0.1'];
    if (host === 'inside.test') return ['10.0.0.5'];
    if (host === 'both.test') return ['127.0.0.1', '10.0.0.5'];
    return [];
  },
  isAllowed: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
  ports: 'any' as const,
  resolveTexts: async () => [],
  probeTimeoutMs: 60_000,
  readTimeoutMs: 60_000,
};
const site = (path: string, host = 'site.test') => `http://${host}:${port}${path}`;

describe('a probe', () => {
  test.each([
    ['/fine', null, ['HEAD']],
    ['/no-head', null, ['HEAD', 'GET']],
    ['/gone', 'It answered with status 410, an error that visitors will probably see.', ['HEAD', 'GET']],
    ['/broken', 'It answered with status 500, an error that visitors will probably see.', ['HEAD', 'GET']],
    ['/never', warnings.timeout, ['HEAD']],
    ['/endless', null, ['HEAD', 'GET']],
    ['/long-head', warnings.unreachable, ['HEAD']],
    ['/hop', null, ['HEAD', 'HEAD']],
    ['/loop', warnings.redirects, Array<string>(6).fill('HEAD')],
    ['/inside', warnings.not_found, ['HEAD']],
    ['/metadata', warnings.not_found, ['HEAD']],
    ['/mapped', warnings.not_found, ['HEAD']],
    ['/file', warnings.elsewhere, ['HEAD']],
  ])('of %s says %j', async (path, warning, methods) => {
    useOutboundPolicy(here);
    timeIsOver = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeIsOver.signal);
    expect((await probe(site(path), 1)).warning).toBe(warning);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(here.probeTimeoutMs);
    expect(asked.map((line) => line.split(' ')[0])).toEqual(methods);
  });

  test('resolves a host once a hop, and calls it by its name at the address that was checked', async () => {
    useOutboundPolicy(here);
    await probe(site('/no-head'), 1);
    expect(resolved).toEqual(['site.test']);
    expect(asked).toEqual(['HEAD site.test/no-head', 'GET site.test/no-head']);
  });

  test.each([
    ['a host of our own network', 'inside.test'],
    ['a host with one foot in it', 'both.test'],
    ['a host that does not exist', 'nowhere.test'],
  ])('says the same of %s, and asks nobody', async (_kind, host) => {
    useOutboundPolicy(here);
    expect((await probe(site('/fine', host), 1)).warning).toBe(warnings.not_found);
    expect(asked).toEqual([]);
  });

  test.each(['10.0.0.5', '[fd00::1]'])('does not check the private address %s, and says so', async (host) => {
    useOutboundPolicy(here);
    const found = await probe(site('/fine', host), 1);
    expect(found).toEqual({ warning: null, notChecked: notCheckedWords.private, hops: [] });
    expect([isReachable(found), asked]).toEqual([null, []]);
  });

  test('of a site that refuses robots says what it answered, and not that people do not arrive', async () => {
    useOutboundPolicy(here);
    const found = await probe(site('/robots'), 1);
    expect(found.warning).toBe('It answered with status 403. Many sites refuse robots, so people may still arrive.');
    expect(isReachable(found)).toBeNull();
    expect(isReachable(await probe(site('/gone'), 1))).toBe(false);
    expect(isReachable(await probe(site('/fine'), 1))).toBe(true);
  });

  test('goes to the ports of the web only', async () => {
    useOutboundPolicy({ ...here, ports: publicInternet.ports });
    const found = await probe(site('/fine'), 1);
    expect(found).toEqual({ warning: null, notChecked: notCheckedWords.port, hops: [] });
    expect(isReachable(found)).toBeNull();
    expect(asked).toEqual([]);
  });

  test('of a port nobody listens on, and of a server that hangs up', async () => {
    useOutboundPolicy(here);
    expect((await probe('http://site.test:1/', 1)).warning).toBe(warnings.unreachable);
    expect((await probe(`https://site.test:${port}/fine`, 1)).warning).toMatch(/could not/);
  });
});

test('what does not answer is valid with a warning, alike at both doors', async () => {
  useOutboundPolicy(here);
  const ada = await person();
  const both = async (url: string) => {
    const { body } = await rest(ada, 'POST', '/api/urls/validate', { url });
    const asked = await gql(ada, 'query ($url: String!) { validateUrl(url: $url) { valid url error warning } }', {
      url,
    });
    const { is_own_host: _own, hops: _hops, not_checked: unchecked, ...verdict } = body;
    expect(unchecked).toBeNull();
    expect(asked.data.validateUrl).toEqual(verdict);
    return verdict;
  };
  expect(await both(site('/fine'))).toEqual({ valid: true, url: site('/fine'), error: null, warning: null });
  expect(await both('https://nowhere.test/')).toEqual({
    valid: true,
    url: 'https://nowhere.test/',
    error: null,
    warning: warnings.not_found,
  });
  expect(await both('nonsense')).toEqual({
    valid: false,
    url: null,
    error: 'Please enter a full address, such as example.com/page.',
    warning: null,
  });
});

test('every address on the way is told with its status and time, alike at both doors', async () => {
  useOutboundPolicy(here);
  const ada = await person();
  const hopsOf = async (url: string) => {
    const { body } = await rest(ada, 'POST', '/api/urls/validate', { url });
    const document =
      'query ($url: String!) { validateUrl(url: $url) { isOwnHost hops { url status tookMs contentType } } }';
    const { data } = await gql(ada, document, { url });
    const timed = (hops: { ms: unknown }[]) =>
      hops.map(({ ms, ...hop }) => ({ ...hop, isTimed: Number.isInteger(ms) }));
    const told = timed(body.hops.map(({ took_ms: ms, content_type: type, ...hop }: any) => ({ ...hop, type, ms })));
    const graph = data.validateUrl.hops.map(({ tookMs: ms, contentType: type, ...hop }: any) => ({ ...hop, type, ms }));
    expect(timed(graph)).toEqual(told);
    expect(data.validateUrl.isOwnHost).toBe(body.is_own_host);
    return told;
  };
  expect(await hopsOf(site('/hop'))).toEqual([
    { url: site('/hop'), status: 302, type: null, isTimed: true },
    { url: site('/fine'), status: 200, type: 'text/plain', isTimed: true },
  ]);
  expect(await hopsOf(site('/inside'))).toEqual([
    { url: site('/inside'), status: 302, type: null, isTimed: true },
    { url: 'http://inside.test/', status: null, type: null, isTimed: false },
  ]);
  expect(await hopsOf('nonsense')).toEqual([]);
});

test('an address of this service is told apart from one that is malformed', async () => {
  const ada = await person();
  const isOwnHost = async (url: string) => (await rest(ada, 'POST', '/api/urls/validate', { url })).body.is_own_host;
  expect(await isOwnHost('http://localhost/x')).toBe(true);
  expect(await isOwnHost('nonsense')).toBe(false);
});
