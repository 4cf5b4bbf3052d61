import type { FastifyRequest } from 'fastify';
import { asksForPrivacy, hintsOf } from '../http/raw-click.ts';
import { roundTripOf } from '../http/round-trip.ts';
import type { PageReporter } from '../visits/report-visit.ts';
import { UserError } from '../user-error.ts';
import type { TypedApp } from './typed.ts';

/** The largest report of a page. */
export const MAX_REPORT_BYTES = 4 * 1024;

/** Reads JSON that is sent as text/plain, which needs no permission of the browser. */
export function readTextAsJson(app: TypedApp): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, JSON.parse(String(text)));
    } catch {
      done(new UserError('INVALID', 'The body is not valid JSON.'));
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
    if (origin !== undefined) void reply.header('access-control-allow-origin', origin);
  });
}

/** Who sends a report of a page. */
export const reporterOf = ({ ip, headers, raw }: FastifyRequest): PageReporter => ({
  address: ip,
  origin: headers.origin,
  userAgent: headers['user-agent'] ?? '',
  hints: hintsOf(headers),
  wantsPrivacy: asksForPrivacy(headers),
  roundTripMs: roundTripOf(raw),
});
