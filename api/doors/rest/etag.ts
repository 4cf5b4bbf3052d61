import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notedVersion } from './if-match.ts';

/** The entity tag of a body: the same for the same bytes before compression, and so a weak one. */
const tagOf = (body: string) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

const strong = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether an If-None-Match header names a tag. */
function names(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => strong(one) === strong(tag));
}

/** Tags what GET answers as JSON, and answers 304 without a body to whoever has it. */
export async function tagAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const version = notedVersion(reply);
  const tag = version === undefined ? tagOf(payload) : tagOf(payload).replace('"', `"${version}-`);
  void reply.header('etag', tag);
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache');
  if (!names(request.headers['if-none-match'], tag)) return payload;
  void reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return null;
}
