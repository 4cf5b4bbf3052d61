import type { FastifyReply, FastifyRequest } from 'fastify';
import { rateHeaders } from '../../account/rates.ts';
import { asksForPrivacy, hintsOf } from '../http/raw-click.ts';
import { roundTripFromProxy, roundTripOf } from '../http/round-trip.ts';
import { refuseDeepJson } from '../../common/nesting.ts';
import { leftOf } from '../../common/reporters.ts';
import type { PageReporter } from '../../measurements/visits/report-visit.ts';
import { UserError } from '../../common/user-error.ts';
import type { TypedApp } from './typed.ts';

/** The largest report of a page. */
export const MAX_REPORT_BYTES = 4 * 1024;

/** Reads JSON that is sent as text/plain, which needs no permission of the browser. */
export function readTextAsJson(app: TypedApp): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) => {
    try {
      refuseDeepJson(String(text));
      done(null, JSON.parse(String(text)));
    } catch (error) {
      done(error instanceof UserError ? error : new UserError('INVALID', 'The body is not valid JSON.'));
    }
  });
}

/**
 * Lets the page of any origin read the answers, refusals included, or its browser would complain on the console. They hold
 * nothing but what the page sent, and no cookie is sent along.
 */
export function openToPages(app: TypedApp): void {
  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    void reply.header('vary', 'origin');
    if (origin !== undefined) openTo(origin, reply);
  });
}

/** What a page may read of the answer beside the body. */
const READ = 'ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after';

/** Lets the page of an origin read an answer. */
export const openTo = (origin: string, reply: FastifyReply): void =>
  void reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': READ });

const reporters = new WeakMap<FastifyRequest, object>();

/** Notes who reports, so that the answer tells what is left to them. */
export function noted<Reporter extends object>(request: FastifyRequest, reporter: Reporter): Reporter {
  reporters.set(request, reporter);
  return reporter;
}

/** Tells in headers how many more reports would be taken from whom a request noted. */
export function tellReportsLeft(app: TypedApp): void {
  app.addHook('onSend', async (request, reply) => {
    const reporter = reporters.get(request);
    const allowance = reporter && leftOf(reporter);
    if (allowance) void reply.headers(rateHeaders(allowance));
  });
}

/** Who sends a report of a page; noted for the headers. */
export const reporterOf = (request: FastifyRequest): PageReporter =>
  noted(request, {
    address: request.ip,
    origin: request.headers.origin,
    userAgent: request.headers['user-agent'] ?? '',
    hints: hintsOf(request.headers),
    wantsPrivacy: asksForPrivacy(request.headers),
    roundTripMs: roundTripOf(request.raw),
    proxyRttMs: roundTripFromProxy(request.raw),
  });
