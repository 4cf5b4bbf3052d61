import { z } from 'zod';
import { recogniseCaller } from '../http/caller.ts';
import { roundTripOf } from '../http/round-trip.ts';
import { requireScope } from '../../common/scopes.ts';
import { confidences, confidenceWord, qualities } from '../../scoring/score.ts';
import { Submission } from '../../measurements/submission.ts';
import { submitMeasurement } from '../../measurements/submit-measurement.ts';
import { testMeasurement } from '../../measurements/test-measurement.ts';
import { answers } from './answers.ts';
import { number, whole } from './fields.ts';
import { tellAllowance, viewerOf } from './signed-in.ts';
import { RATE_HEADERS } from './response-headers.ts';
import { MAX_REPORT_BYTES, openTo, readTextAsJson, reporterOf, tellReportsLeft } from './text-body.ts';
import type { TypedApp } from './typed.ts';
import { fromWireWithMeasurements, wireSchema } from './wire.ts';

const Result = z.object({
  connection_quality: z.enum(qualities).nullable().describe('Null where nothing could be measured.'),
  score: whole.nullable().describe('0 to 100.'),
  confidence_score: number.describe('0 to 1: how much the samples support the score.'),
  confidence: z.enum(confidences).describe('confidence_score in a word.'),
});

const body = z.unknown().transform(fromWireWithMeasurements).meta(wireSchema(Submission));

/** POST /api/measurements: what the page of a measured redirect reports; nobody signs in for it. */
export async function measurementRoutes(app: TypedApp): Promise<void> {
  readTextAsJson(app);
  app.decorateRequest('viewer', null);
  app.addHook('onSend', tellAllowance);
  tellReportsLeft(app);
  const schema = {
    tags: ['Measurements'],
    summary: 'Report a measurement of a click',
    description:
      'Once a click: within a minute from the page of a redirect, within half an hour from a verified website that got the ' +
      'click id as fb_click_id. The body is JSON, also as text/plain, which browsers send without asking first. With an ' +
      'access token, or an API key with the scope write, it is a test by the owner of the link, for any click on it by any of ' +
      'its ids; no figure counts it.',
    security: [],
    body,
    response: answers(200, 'The score.', Result, 400, 401, 403, 404, 409, 410, 413, 429),
  };
  app.post(
    '/api/measurements',
    { config: { sends: RATE_HEADERS }, bodyLimit: MAX_REPORT_BYTES, schema },
    async (request, reply) => {
      const { origin } = request.headers;
      void reply.header('vary', 'origin');
      await recogniseCaller(request, reply);
      if (request.viewer) requireScope(request.viewer, ['write']);
      const { quality, score, confidence } = request.viewer
        ? await testMeasurement(viewerOf(request), roundTripOf(request.raw), request.body)
        : await submitMeasurement(reporterOf(request), request.body);
      if (origin !== undefined) openTo(origin, reply);
      return {
        connection_quality: quality as z.infer<typeof Result>['connection_quality'],
        score,
        confidence_score: confidence,
        confidence: confidenceWord(confidence),
      };
    },
  );
}
