import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { config } from '../../common/config.ts';

const dist = join(config.root, 'dist');
/** The app only calls its own origin; Tailwind and Radix position with inline styles. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  `connect-src 'self'${config.oidc ? ` ${new URL(config.oidc.issuer).origin}` : ''}`,
  "frame-ancestors 'none'",
  "base-uri 'self'",
  "object-src 'none'",
].join('; ');

const PAGE_HEADERS = {
  'cache-control': 'no-cache',
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** The sign-in page asks where the provider is; naming that here saves a round trip. */
const LOGIN_HEADERS = {
  ...PAGE_HEADERS,
  link: '</api/auth/config>; rel=preload; as=fetch; crossorigin=anonymous',
};

/**
 * Serves the built web app, compressed when it was built: hashed files are cached forever, the sign-in page is
 * a file of its own, every other page gets index.html, which is asked for again but sent only where it has changed.
 */
export async function webApp(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(join(dist, 'index.html'));
  const headersOf = isBuilt ? pageHeaders() : () => PAGE_HEADERS;
  if (existsSync(dist)) {
    await app.register(fastifyStatic, {
      root: join(dist, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
    });
  }
  const send = (reply: FastifyReply, file: string) => reply.sendFile(file, dist, { cacheControl: false });
  app.get('/login', async (_request, reply) =>
    isBuilt ? send(reply.headers(LOGIN_HEADERS), 'login.html') : reply.callNotFound(),
  );
  app.get('/*', async (request, reply) => {
    const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/');
    if (!isBuilt || !wantsPage) return reply.callNotFound();
    return send(reply.headers(headersOf(request)), 'index.html');
  });
}

const linkOf = (file: string) =>
  `</${file}>; rel=${file.endsWith('.css') ? 'preload; as=style; crossorigin' : 'modulepreload'}`;

/**
 * The headers of each page. They name the files that the page will ask for once its script runs, behind those with which
 * it begins: browsers have few connections, and share a narrow line among them.
 */
function pageHeaders(): (request: FastifyRequest) => Record<string, string> {
  const { first = [], ...preloads } = JSON.parse(readFileSync(join(dist, 'preloads.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const byPath = new Map(
    Object.entries(preloads).map(([path, files]) => {
      const link = [...first.map(linkOf), ...files.map((file) => `${linkOf(file)}; fetchpriority=low`)].join(', ');
      return [path, { ...PAGE_HEADERS, link }];
    }),
  );
  return ({ url }) => {
    const path = url.split('?')[0]!;
    return byPath.get(path) ?? byPath.get(path.replace(/[^/]+$/, ':id')) ?? byPath.get('*') ?? PAGE_HEADERS;
  };
}
