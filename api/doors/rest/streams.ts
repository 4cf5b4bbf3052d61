import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ArrivalCursor, arrivalCursorOf } from '../../analytics/click-cursor.ts';
import type { ArrivedPage } from '../../analytics/click-tail.ts';
import type { GapReason } from '../../analytics/click-arrivals.ts';
import { clientGone } from '../http/client-gone.ts';
import { takePlaces } from '../http/open-streams.ts';
import { countStranger, recogniseCaller, recogniseStreamToken } from '../http/caller.ts';
import { parseInput } from '../../common/parse-input.ts';
import { requireScope } from '../../common/scopes.ts';
import { STREAM_BOUNDS, STREAM_LOOK_BACK_CLICKS, STREAM_LOOK_BACK_HOURS } from '../../common/stream-bounds.ts';
import { openStreamScope, StreamQuestion, streamedClicks, type StreamedClicks } from '../../streams/stream-scope.ts';
import { createStreamToken, STREAM_TOKEN_MINUTES } from '../../streams/stream-token.ts';
import { streamClicks } from '../../streams/stream-clicks.ts';
import { UserError } from '../../common/user-error.ts';
import { answers, streamAnswers } from './answers.ts';
import { toClick } from './clicks.ts';
import { EventStream, type SentEvent } from './event-stream.ts';
import { text, timestamp } from './fields.ts';
import { tellAllowance, viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema, queryFlag } from './wire.ts';

const tags = ['Streams'];
const URL_ID = 'Only clicks on this URL: its number, or its id in GraphQL.';
const BOTS = 'Also clicks by bots, previews and prefetches.';

const Token = z
  .object({
    token: text.describe('The parameter token of GET /api/streams/clicks.'),
    stream_url: text.describe('The address of the stream with the token, for EventSource.'),
    expires_at: timestamp.describe('Until when it opens streams; one that is open then goes on.'),
  })
  .meta({ id: 'StreamToken', description: 'A token that opens a stream of clicks, and nothing else.' });

/** POST /api/streams/tokens: a token for pages, whose EventSource cannot send a header. */
export async function streamTokenRoutes(app: TypedApp): Promise<void> {
  const schema = {
    tags,
    summary: 'Make a token that opens a stream',
    description:
      `For EventSource, which cannot send a header. The token opens GET /api/streams/clicks for ${STREAM_TOKEN_MINUTES} minutes, ` +
      'for the clicks named here and nothing else. Streams opened with it end with the key or the sign-in that made it.',
    body: requestSchema(StreamQuestion, {
      url: { type: ['integer', 'string', 'null'], description: URL_ID },
      bots: { description: BOTS },
    }),
    response: answers(201, 'The token.', Token, 400, 401, 404),
  };
  app.post('/api/streams/tokens', { config: { rate: 'check' }, schema }, async (request, reply) => {
    const { token, streamUrl, expiresAt } = await createStreamToken(viewerOf(request), request.body ?? {});
    void reply.header('cache-control', 'no-store');
    return reply.code(201).send({ token, stream_url: streamUrl, expires_at: expiresAt });
  });
}

const Query = z.object({
  url: text.optional().describe(URL_ID),
  bots: queryFlag('bots').describe(BOTS),
  last_event_id: text
    .optional()
    .describe('As the header Last-Event-ID, which stands in place of it: for a first connection that goes on.'),
  token: text.optional().describe('A token of POST /api/streams/tokens, in place of the header Authorization.'),
});

const schema = {
  tags,
  summary: 'Clicks as they are stored, as server-sent events',
  description:
    'For EventSource, and for whoever reads a response that does not end. An event `click` has a click as its data, as in ' +
    'GET /api/analytics/clicks. Clicks come in the order in which they are stored, each once; `clicked_at` may go back where a server ' +
    'was away. Every event but `end` has an id. The header Last-Event-ID goes on after it: what was stored meanwhile arrives first, ' +
    `${STREAM_BOUNDS} An event \`gap\` says where something is left out, with a reason: too_old, too_many or unknown. ` +
    '`position` has an id where no click was. `end` says why the stream ends: its data has the code and message of an error. ' +
    'Comments come every 12 seconds.',
  querystring: Query,
  headers: z.looseObject({
    'last-event-id': text.optional().describe('The id of the last event that arrived.'),
  }),
  security: [{ bearer: [] }, { streamToken: [] }] as Record<string, string[]>[],
  response: streamAnswers('The events.', 400, 401, 404),
};

/** What the token of a request allows; null where it has an API key or an access token. */
const allowed = new WeakMap<FastifyRequest, StreamedClicks>();

async function recognise(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { token } = request.query as { token?: unknown };
  if (request.headers.authorization === undefined && typeof token === 'string')
    allowed.set(request, await recogniseStreamToken(token, request, reply));
  else await recogniseCaller(request, reply);
  if (!request.viewer) await countStranger(request, reply);
  requireScope(viewerOf(request), ['analytics']);
}

const OTHER = 'This stream token is for other clicks.';

/** The clicks that a request asks for, no more than its token allows. */
function questionOf(request: FastifyRequest<{ Querystring: z.output<typeof Query> }>): StreamedClicks {
  const { url, bots } = request.query;
  const asked = streamedClicks({ url, bots: bots === 'true' });
  const most = allowed.get(request);
  if (!most) return asked;
  if (url !== undefined && most.linkId !== null && asked.linkId !== most.linkId)
    throw new UserError('INVALID', OTHER, 'url');
  if (asked.includeBots && !most.includeBots) throw new UserError('INVALID', OTHER, 'bots');
  return {
    linkId: asked.linkId ?? most.linkId,
    includeBots: bots === undefined ? most.includeBots : asked.includeBots,
  };
}

const LastEvent = z.object({ lastEventId: ArrivalCursor.optional() });

/** Where a request goes on; an empty id is none, as EventSource has it. */
function startOf({ headers, query }: FastifyRequest<{ Querystring: z.output<typeof Query> }>) {
  const sent = headers['last-event-id'] ?? query.last_event_id;
  return parseInput(LastEvent, { lastEventId: sent === '' ? undefined : sent }).lastEventId ?? null;
}

const reasons: Record<GapReason, string> = {
  too_old: `Clicks that were stored more than ${STREAM_LOOK_BACK_HOURS} hours ago are left out.`,
  too_many: `More than ${STREAM_LOOK_BACK_CLICKS} clicks were stored since: the first of them are left out.`,
  unknown: 'Nothing is known of where the stream was: what was stored until now is left out.',
};

function eventsOf({ gap, begin, clicks }: ArrivedPage): SentEvent[] {
  const gaps = gap ? [{ name: 'gap', id: arrivalCursorOf(begin), data: { reason: gap, message: reasons[gap] } }] : [];
  const events = clicks.map((click) => ({
    name: 'click',
    id: arrivalCursorOf(click.position),
    data: toClick(click),
  }));
  return [...gaps, ...events];
}

const positionAt = (id: string): SentEvent => ({ name: 'position', id, data: { last_event_id: id } });

/** The streams of this server, which end when it does. */
const open = new Set<EventStream>();

/** GET /api/streams/clicks: clicks as they are stored. */
export async function clickStreamRoutes(app: TypedApp): Promise<void> {
  app.decorateRequest('viewer', null);
  app.addHook('onSend', tellAllowance);
  app.addHook('preClose', async () => open.forEach((stream) => stream.body.destroy()));
  const config = { scopes: ['analytics'], sends: ['X-Accel-Buffering'] } as const;
  app.get('/api/streams/clicks', { config, onRequest: recognise, schema }, async (request, reply) => {
    const viewer = viewerOf(request);
    const question = questionOf(request);
    const after = startOf(request);
    await openStreamScope(viewer, question);
    const head = { 'cache-control': 'no-store', 'x-accel-buffering': 'no', 'x-content-type-options': 'nosniff' };
    void reply.headers(head).type('text/event-stream');
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    takePlaces(viewer, request.ip, reply.raw);
    return reply.send(run({ viewer, question, after, gone: clientGone(reply) }));
  });
}

/** Begins a stream; returns what the response consists of. */
function run(request: Parameters<typeof streamClicks>[0]) {
  let sent = '';
  let known = '';
  const stream = new EventStream(() => {
    if (sent === known) return null;
    sent = known;
    return positionAt(known);
  });
  open.add(stream);
  stream.body.once('close', () => open.delete(stream));
  const deliver = async (page: ArrivedPage) => {
    known = arrivalCursorOf(page.end);
    const events = sent === '' ? [positionAt(known)] : eventsOf(page);
    sent = events.at(-1)?.id ?? sent;
    await stream.send(events);
  };
  streamClicks(request, deliver)
    .catch((error: unknown) => stream.send([endOf(error)]))
    .finally(() => stream.end());
  return stream.body;
}

function endOf(error: unknown): SentEvent {
  const { code, message } = error instanceof UserError ? error : { code: 'INTERNAL', message: 'Server error' };
  return { name: 'end', id: null, data: { code, message } };
}
