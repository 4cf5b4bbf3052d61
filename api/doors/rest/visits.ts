import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recogniseCaller } from '../http/caller.ts';
import { pingAfterAnswer } from '../http/ping-round-trips.ts';
import { looksLikeKey } from '../../keys/key-text.ts';
import { requireScope } from '../../common/scopes.ts';
import {
  OwnConversion,
  reportConversion,
  reportOwnConversion,
  ServerConversion,
} from '../../measurements/visits/report-conversion.ts';
import type { Viewer } from '../../common/viewer.ts';
import { reportVisit } from '../../measurements/visits/report-visit.ts';
import { VisitReport } from '../../measurements/visits/visit-report.ts';
import { answers } from './answers.ts';
import { flag, text, whole } from './fields.ts';
import { RATE_HEADERS } from './response-headers.ts';
import { MAX_REPORT_BYTES, noted, openToPages, readTextAsJson, reporterOf, tellReportsLeft } from './text-body.ts';
import { tellAllowance, viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const Plan = z.object({
  transfer_bytes: whole.describe('Bytes of each transfer; 0 where the way is not to be measured.'),
  test_id: text
    .nullable()
    .describe('Names the measurement in requests for its files, and in its report; null where there is none.'),
});

const tags = ['Website reports'];
const reports = { sends: RATE_HEADERS } as const;

/** POST /api/visits: what the snippet on a page reports; nobody signs in for it. */
export async function visitRoutes(app: TypedApp): Promise<void> {
  readTextAsJson(app);
  openToPages(app);
  tellReportsLeft(app);
  const schema = {
    tags,
    summary: 'Report a visit so far',
    description:
      'Sent by the snippet once its page is loaded, whenever it is hidden, and at every conversion. Figures add up over the visit, and the ' +
      'report with the highest seq stands. Only pages of the domain of the website may send it, by their Origin header. The ' +
      'body is JSON, also as text/plain, which browsers send without asking first.',
    security: [],
    body: requestSchema(VisitReport),
    response: {
      ...answers(204, 'The report was taken.', z.undefined(), 400, 403, 404, 413, 429),
      ...answers(200, 'The report was taken, and the page asked what to measure.', Plan),
    },
  };
  app.post('/api/visits', { config: reports, bodyLimit: MAX_REPORT_BYTES, schema }, async (request, reply) => {
    const plan = await reportVisit(reporterOf(request), request.body);
    if (!plan) return reply.code(204).send(undefined);
    if (plan.testId) pingAfterAnswer(request.raw);
    return reply.code(200).send({ transfer_bytes: plan.transferBytes, test_id: plan.testId });
  });
}

const Taken = z.object({
  id: text.describe('As sent, or a random one.'),
  is_repeated: flag.describe('Reported before under this id: it counts once.'),
});

/** The account of an API key that reports conversions; throws for a key that is not valid, or lacks the scope. */
async function reporterByKey(request: FastifyRequest, reply: FastifyReply): Promise<Viewer> {
  await recogniseCaller(request, reply);
  requireScope(viewerOf(request), ['conversions']);
  return viewerOf(request);
}

/** POST /api/conversions: what the server of a website reports, with the website's secret key or an API key. */
export async function conversionRoutes(app: TypedApp): Promise<void> {
  app.decorateRequest('viewer', null);
  app.addHook('onSend', tellAllowance);
  tellReportsLeft(app);
  const schema = {
    tags,
    summary: 'Report a conversion from your server',
    description:
      "With the website's conversion key in the header `Authorization: Bearer fbk_…`. click_id is the fb_click_id of the page " +
      'that the visitor landed on, for up to 30 days; without one the conversion counts for the website alone. An API key ' +
      'with the scope conversions works as well; then website_id names one of your websites.',
    security: [{ conversionKey: [] }, { bearer: [] }] as Record<string, string[]>[],
    body: requestSchema(ServerConversion.extend({ websiteId: OwnConversion.shape.websiteId.optional() }), {
      website_id: { description: 'With an API key only: the website, by its number or its global id.' },
    }),
    response: answers(201, 'The conversion was taken.', Taken, 400, 401, 404, 410, 413),
  };
  app.post('/api/conversions', { config: reports, bodyLimit: MAX_REPORT_BYTES, schema }, async (request, reply) => {
    const key = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const { id, isRepeated } =
      key && looksLikeKey(key)
        ? await reportOwnConversion(await reporterByKey(request, reply), request.body)
        : await reportConversion(noted(request, { address: request.ip, key }), request.body);
    return reply.code(201).send({ id, is_repeated: isRepeated });
  });
}
