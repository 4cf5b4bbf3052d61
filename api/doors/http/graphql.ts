import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Context } from '../../graph/builder.ts';
import { config } from '../../common/config.ts';
import { refuseDeepJson } from '../../common/nesting.ts';
import { schema } from '../graphql/schema.ts';
import { UserError } from '../../common/user-error.ts';
import { countStranger, recogniseCaller } from './caller.ts';
import { compressAnswer } from './compress-answer.ts';
import { challengeFor } from './errors.ts';
import { toldCost } from './graphql-cost.ts';
import { boundedDocuments } from './graphql-documents.ts';
import type { Door } from './graphql-door.ts';
import { currentRequest, maskError, refuseRequest } from './graphql-errors.ts';
import { documentLimits, MAX_BODY_BYTES } from './graphql-limits.ts';
import { refusedRates, tellRates } from './graphql-rates.ts';
import { boundedStreams, revocableStreams } from './graphql-streams.ts';
import { executedInTurn } from './graphql-turns.ts';
import { tracedOperations } from './traced-requests.ts';
import { sharedSubscriptions } from './shared-subscriptions.ts';

/** Proxies hold small answers back until there is more of them; an event must not wait for the next. */
const unbufferedStreams: Plugin = {
  onResponse({ response }) {
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!isStream) return;
    response.headers.set('x-accel-buffering', 'no');
    response.headers.delete('connection'); // HTTP/2 forbids it, and HTTP/1.1 does not need it
  },
};

const yoga = createYoga<Door, Context>({
  schema,
  graphqlEndpoint: '/graphql',
  graphiql: config.isDevelopment,
  landingPage: false,
  logging: false,
  cors: false,
  batching: false,
  multipart: false,
  parserAndValidationCache: false, // boundedDocuments keeps fewer, and only good ones
  plugins: [
    boundedDocuments(),
    documentLimits,
    unbufferedStreams,
    refusedRates,
    toldCost,
    tracedOperations,
    executedInTurn,
    boundedStreams,
    sharedSubscriptions,
    revocableStreams,
  ],
  maskedErrors: { maskError },
  context: ({ req }) => ({ viewer: req.viewer, requestId: req.id, address: req.ip }),
});

/** The status of an answer that would have no body. */
const NOT_ACCEPTABLE = 406;

/** Authenticates before a document is read, and limits requests without a session. */
async function recognise(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await recogniseCaller(request, reply);
  if (!request.viewer) await countStranger(request, reply);
}

/** The body, up to the sender's size limit and not nested too deep; throws UserError PAYLOAD_TOO_LARGE and INVALID. */
async function readBody({ viewer, headers }: FastifyRequest, body: IncomingMessage): Promise<object | string> {
  const most = MAX_BODY_BYTES[viewer ? 'signedIn' : 'stranger'];
  const chunks: Buffer[] = [];
  let bytes = Number(headers['content-length'] ?? 0) > most ? Infinity : 0;
  for await (const chunk of bytes > most ? [] : body.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Buffer).length;
    if (bytes > most) break;
    chunks.push(chunk as Buffer);
  }
  if (bytes > most) throw new UserError('PAYLOAD_TOO_LARGE', 'The request body is too large.');
  const text = Buffer.concat(chunks).toString();
  refuseDeepJson(text);
  return membersOf(text) ?? text;
}

/**
 * The members of a body, of which Yoga asks whether there are any: of a text it would list every character, 0.1 ms for a thousand.
 * null where there are none, which it refuses in its own words.
 */
function membersOf(text: string): object | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body && Object.keys(body).length ? body : null;
  } catch {
    return null;
  }
}

/** Throws UserError INVALID where the JSON among the parameters of a GET is nested too deep. */
function refuseDeepParameters({ query }: FastifyRequest): void {
  const { variables = [], extensions = [] } = query as Record<string, string | string[] | undefined>;
  for (const json of [variables, extensions].flat()) refuseDeepJson(json);
}

/**
 * The GraphQL endpoint at /graphql: queries by GET or POST, mutations by POST, subscriptions by POST as an event
 * stream. A body must be application/json: a page of another site cannot send that without a preflight request.
 */
export async function graphqlDoor(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  // It is read here to limit its size.
  app.addContentTypeParser('application/json', { bodyLimit: MAX_BODY_BYTES.signedIn }, readBody);
  app.setErrorHandler(refuseRequest);
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', recognise);
  app.addHook('onSend', async (request, reply, answer) => {
    tellRates(request, reply);
    const response = answer instanceof Response ? answer : null;
    if (response?.status === 401) void reply.header('www-authenticate', challengeFor(request));
    if (request.viewer?.key) response?.headers.append('vary', 'origin'); // its own would replace the reply's
  });
  app.route({
    url: yoga.graphqlEndpoint,
    method: ['GET', 'POST'],
    exposeHeadRoute: false,
    handler: async (req, reply) => {
      refuseDeepParameters(req);
      if (req.method === 'POST' && !req.body) throw Object.assign(new Error('no body'), { statusCode: 400 });
      const answer = () => yoga.handleNodeRequestAndResponse(req, reply, { req, reply });
      const response = await currentRequest.run(req, answer);
      if (response.status === NOT_ACCEPTABLE)
        throw Object.assign(new Error('not accepted'), { statusCode: NOT_ACCEPTABLE });
      return compressAnswer(response, req.headers['accept-encoding']);
    },
  });
}
