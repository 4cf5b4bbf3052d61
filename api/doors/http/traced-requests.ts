import { getOperationAST, type ExecutionArgs } from 'graphql';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Plugin } from 'graphql-yoga';
import { config } from '../../common/config.ts';
import { currentTracing, traced, type Span } from '../../common/tracing.ts';
import type { RedirectHandler, RedirectRequest } from './redirect-handler.ts';
import { isProxied } from './round-trip.ts';

/** One of so many redirects is traced: all of them would cost more than they do. */
const REDIRECTS_A_SPAN = 100;
/** Names of operations are the caller's. */
const LONGEST_NAME = 64;
const FAILED = 500;

/** The trace that a proxy in front has begun; strangers say nothing of ours. */
function parentOf(request: RedirectRequest): string | undefined {
  const { traceparent } = request.headers;
  return typeof traceparent === 'string' && isProxied(request) ? traceparent : undefined;
}

/** Traces the requests of every route, where traces are sent. Spans name the pattern of a path, never the path. */
export function traceRequests(app: FastifyInstance): void {
  if (!config.otlpEndpoint) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  const go = (request: FastifyRequest, done: () => void) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = currentTracing()?.begin(`${method} ${route}`, 'server', attributes, { parent: parentOf(request.raw) });
    if (span) {
      spans.set(request, span);
      const { raw } = reply;
      raw.once('close', () => span.end({ 'http.response.status_code': raw.statusCode }, raw.statusCode >= FAILED));
    }
    go(request, done);
  });
  // A body arrives by events of its connection, which belong to no span.
  app.addHook('preHandler', (request, _reply, done) => go(request, done));
}

/** A redirect handler that also traces some of its requests, where traces are sent: those that a proxy in front traces, too. */
export function tracedRedirects(handler: RedirectHandler): RedirectHandler {
  if (!config.otlpEndpoint) return handler;
  let redirects = 0;
  return (request, response) => {
    const began = Date.now();
    if (!handler(request, response)) return false;
    const parent = parentOf(request);
    if (parent === undefined && redirects++ % REDIRECTS_A_SPAN) return true;
    const attributes = { 'http.request.method': request.method ?? '' };
    const span = currentTracing()?.begin('redirect', 'server', attributes, { began, parent });
    response.once('close', () => span?.end({ 'http.response.status_code': response.statusCode }));
    return true;
  };
}

/** Traces queries and mutations by their kind and name. */
export const tracedOperations: Plugin = {
  onExecute({ executeFn, setExecuteFn }) {
    if (!currentTracing()) return;
    const execute = executeFn as (args: ExecutionArgs) => unknown;
    setExecuteFn(async (args: ExecutionArgs) => {
      const operation = getOperationAST(args.document, args.operationName);
      const kind = operation?.operation ?? 'query';
      const name = operation?.name?.value.slice(0, LONGEST_NAME) ?? '';
      const attributes = { 'graphql.operation.type': kind, ...(name && { 'graphql.operation.name': name }) };
      return traced(`${kind} ${name}`.trim(), attributes, async () => execute(args));
    });
  },
};
