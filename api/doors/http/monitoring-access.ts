import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { config } from '../../common/config.ts';

/** Whether a request comes from this machine or carries METRICS_TOKEN as its bearer token. */
export const isOperator = (request: FastifyRequest): boolean => isLocal(request) || hasToken(request);

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const FORWARDING = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** The socket decides, not what a header claims; a request that a proxy on this machine passed on is not local. */
function isLocal({ raw }: FastifyRequest): boolean {
  const isForwarded = FORWARDING.some((name) => raw.headers[name] !== undefined);
  return !isForwarded && LOOPBACK.has(raw.socket.remoteAddress ?? '');
}

function hasToken({ headers }: FastifyRequest): boolean {
  if (!config.metricsToken) return false;
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${config.metricsToken}`));
}

/** Hashes give equal lengths, which the constant-time comparison requires. */
const digest = (text: string) => createHash('sha256').update(text).digest();
