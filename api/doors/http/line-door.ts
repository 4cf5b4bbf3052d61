import type { FastifyInstance } from 'fastify';
import { UserError } from '../../common/user-error.ts';
import { lineNoticePage, lineResultPage, lineTestPage } from '../../measurements/line-pages.ts';
import { factsOf } from '../../measurements/line-words.ts';
import { newLineTest } from '../../measurements/line-test.ts';
import { countLine, lineNamed, measureLine, type NamedLine } from '../../measurements/measure-line.ts';
import { fromWireWithMeasurements } from '../rest/wire.ts';
import { MAX_REPORT_BYTES } from '../rest/text-body.ts';
import { handleError } from './errors.ts';
import { boundRequests, sendPage } from './identity-limits.ts';
import { roundTripOf } from './round-trip.ts';

interface Route {
  Params: { id: string };
}

const statuses: Record<Exclude<NamedLine['state'], 'test' | 'measured'>, number> = {
  unknown: 404,
  unmeasured: 404,
  over: 410,
};

/**
 * /measure begins a test of the visitor's own line, /measure/{id} is the page of a test, or of what was measured of a click,
 * for whoever has its signed id. Nobody signs in for it, and nothing of a test is stored.
 */
export async function lineDoor(scope: FastifyInstance): Promise<void> {
  boundRequests(scope);
  scope.addHook('onRequest', async ({ ip }) => void (await countLine(ip)));

  scope.get('/measure', async (_request, reply) => {
    const id = newLineTest(Date.now());
    if (id === null) throw new UserError('UNAVAILABLE', 'The server is not ready. Try again in a moment.');
    return reply.header('cache-control', 'no-store').redirect(`/measure/${id}`, 303);
  });

  scope.get<Route>('/measure/:id', async ({ params }, reply) => {
    const line = await lineNamed(params.id, Date.now());
    if (line.state === 'test') return sendPage(reply, 200, lineTestPage());
    if (line.state === 'measured') return sendPage(reply, 200, lineResultPage(line.measurement));
    return sendPage(reply, statuses[line.state], lineNoticePage(line.state));
  });

  scope.post<Route>(
    '/measure/:id',
    { bodyLimit: MAX_REPORT_BYTES, errorHandler: handleError },
    async ({ params, body, raw }) => {
      const input = { ...(fromWireWithMeasurements(body) as object), clickId: params.id };
      return { facts: factsOf(measureLine(params.id, roundTripOf(raw), input, Date.now())) };
    },
  );
}
