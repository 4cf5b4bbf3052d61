import type { FastifyInstance } from 'fastify';
import { refusalOfDatabase } from '../../database/refusal.ts';
import { reportLink } from '../../moderation/report-link.ts';
import { reportedPage, reportPage } from '../../moderation/report-pages.ts';
import { UserError } from '../../common/user-error.ts';
import { addressedDomain } from './addressed-host.ts';
import { OWN_HOST } from '../../domains/chosen-domain.ts';
import { statusOf } from './errors.ts';
import { boundRequests, sendPage } from './identity-limits.ts';

/** Three bytes for each of a thousand characters, and the rest of the form. */
const FORM_LIMIT = 16 * 1024;

interface Route {
  Querystring: { code?: string };
  Body: Record<string, string> | undefined;
}

/** The page where anybody reports a short link to those who run the server. It needs no script. */
export async function reportForm(scope: FastifyInstance): Promise<void> {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  boundRequests(scope);
  scope.get<Route>('/report', async ({ query }, reply) => sendPage(reply, 200, reportPage({ code: query.code })));
  scope.post<Route>('/report', async ({ body = {}, ip, raw }, reply) => {
    try {
      const domain = addressedDomain(raw);
      await reportLink(body, ip, domain ? { domain: domain.host, domainId: domain.id } : OWN_HOST);
      return await sendPage(reply, 200, reportedPage());
    } catch (error) {
      const known = error instanceof UserError ? error : refusalOfDatabase(error);
      if (!known) throw error;
      if (known.retryAfter !== undefined) void reply.header('retry-after', String(known.retryAfter));
      return sendPage(reply, statusOf(known), reportPage(body, known));
    }
  });
}
