import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UserError } from '../../common/user-error.ts';
import { latestSnippet, snippetVersions, type SnippetVersion } from '../../websites/snippet-versions.ts';

/** New versions reach websites within this. */
const LATEST_SECONDS = 3_600;
const YEAR_SECONDS = 31_536_000;

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
} as const;

type Encoding = 'br' | 'gzip' | 'identity';
type Bodies = Record<Encoding, Buffer>;

const bodiesOf = ({ script }: SnippetVersion): Bodies => ({
  br: brotliCompressSync(script),
  gzip: gzipSync(script),
  identity: script,
});

/** The snippet of websites: /s.js follows new versions, /s/{version}.js never changes. */
export async function snippetDoor(app: FastifyInstance): Promise<void> {
  const bodies = new Map(snippetVersions.map((one) => [one.version, bodiesOf(one)]));
  const etag = `"${latestSnippet.integrity}"`;
  app.get('/s.js', async (request, reply) => {
    void reply.headers({ ...headers, etag, 'cache-control': `public, max-age=${LATEST_SECONDS}` });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return send(request, reply, bodies.get(latestSnippet.version)!);
  });
  app.get<{ Params: { file: string } }>('/s/:file', async (request, reply) => {
    const found = bodies.get(request.params.file.replace(/\.js$/, ''));
    if (!found || !request.params.file.endsWith('.js')) throw new UserError('NOT_FOUND', 'Resource not found');
    void reply.headers({ ...headers, 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable` });
    return send(request, reply, found);
  });
}

function send({ headers: { 'accept-encoding': accepted } }: FastifyRequest, reply: FastifyReply, bodies: Bodies) {
  const encoding = (accepted && (negotiate(accepted, ['br', 'gzip']) as Encoding | null)) || 'identity';
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}
