import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { config } from '../config.ts';

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

/** Serves the built web app: hashed files are cached forever, every other page gets index.html. */
export async function webApp(app: FastifyInstance): Promise<void> {
  const page = existsSync(join(dist, 'index.html')) ? readFileSync(join(dist, 'index.html')) : null;
  if (existsSync(dist)) {
    await app.register(fastifyStatic, {
      root: join(dist, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
    });
  }
  app.get('/*', async (request, reply) => {
    const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api/');
    if (!page || !wantsPage) return reply.callNotFound();
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': CONTENT_SECURITY_POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      .send(page);
  });
}
