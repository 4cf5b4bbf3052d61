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

const bodies = new Map<string, Bodies>();

/** A version of the snippet in every encoding; compressed when it is first asked for, which most versions never are. */
function bodiesOf({ version, script }: SnippetVersion): Bodies {
  let known = bodies.get(version);
  if (!known) {
    known = { br: brotliCompressSync(script), gzip: gzipSync(script), identity: script };
    bodies.set(version, known);
  }
  return known;
}

/** The snippet of websites: /s.js follows new versions, /s/{version}.js never changes. */
export async function snippetDoor(app: FastifyInstance): Promise<void> {
  const etag = `"${latestSnippet.integrity}"`;
  app.get('/s.js', async (request, reply) => {
    void reply.headers({ ...headers, etag, 'cache-control': `public, max-age=${LATEST_SECONDS}` });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return send(request, reply, bodiesOf(latestSnippet));
  });
  app.get<{ Params: { file: string } }>('/s/:file', async (request, reply) => {
    const found = snippetVersions.find(({ version }) => `${version}.js` === request.params.file);
    if (!found) throw new UserError('NOT_FOUND', 'Resource not found');
    void reply.headers({ ...headers, 'cache-control': `public, max-age=${YEAR_SECONDS}, immutable` });
    return send(request, reply, bodiesOf(found));
  });
}

function send({ headers: { 'accept-encoding': accepted } }: FastifyRequest, reply: FastifyReply, bodies: Bodies) {
  const encoding = (accepted && (negotiate(accepted, ['br', 'gzip']) as Encoding | null)) || 'identity';
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}
