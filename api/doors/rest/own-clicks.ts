import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Choice, leaveOutOwnClicks, ownClicks, type OwnClicksState } from '../../account/own-clicks.ts';
import { answers } from './answers.ts';
import { flag } from './fields.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const State = z.object({
  available: flag.describe('False when short URLs are on another host, whose cookies this one cannot set.'),
  left_out: flag.describe('Whether clicks of this browser are not counted.'),
});
const toState = ({ available, leftOut }: OwnClicksState) => ({ available, left_out: leftOut });
const browserOf = ({ hostname, headers }: FastifyRequest) => ({ host: hostname, cookies: headers.cookie ?? '' });

/** /api/own-clicks: whether the clicks of this browser on one's own links are counted. */
export async function ownClicksRoutes(app: TypedApp): Promise<void> {
  const tags = ['Own clicks'];
  const question = {
    tags,
    summary: 'Whether clicks of this browser on your links are left out',
    description: 'Tells it by the cookie that the request brings along.',
    response: answers(200, 'Whether they are left out.', State, 401),
  };
  app.get('/api/own-clicks', { schema: question }, async (request) =>
    toState(await ownClicks(viewerOf(request), browserOf(request))),
  );

  const choice = {
    tags,
    summary: 'Leave out the clicks of this browser on your links, or count them again',
    description: 'Sets or removes a cookie, for a year. Clicks on the links of others are counted as ever.',
    body: requestSchema(Choice, {
      left_out: { description: 'true: do not count this browser. false: count it again.' },
    }),
    response: answers(200, 'The new state.', State, 400, 401, 409),
  };
  app.put('/api/own-clicks', { config: { sends: ['Set-Cookie'] }, schema: choice }, async (request, reply) => {
    const { cookie, ...state } = await leaveOutOwnClicks(viewerOf(request), browserOf(request), request.body);
    return reply.header('set-cookie', cookie).send(toState(state));
  });
}
