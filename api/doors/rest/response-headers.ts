import type { FastifyContextConfig } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';

const text = (description: string): OpenAPIV3_1.HeaderObject => ({ description, schema: { type: 'string' } });
const whole = (description: string): OpenAPIV3_1.HeaderObject => ({ description, schema: { type: 'integer' } });

/** The headers of our own that responses have, as the document describes them. */
export const responseHeaders = {
  'X-Request-Id': text('The id of the request, by which the log of the server names it.'),
  'RateLimit-Limit': whole('How many calls the rate allows in a minute.'),
  'RateLimit-Remaining': whole('How many of them are left.'),
  'RateLimit-Reset': whole('Seconds until all of them are allowed again.'),
  'Retry-After': whole('Seconds to wait before trying again.'),
  'WWW-Authenticate': text('How to authenticate; error and scope say what is wrong with the token or key (RFC 6750).'),
  ETag: text('The version of the answer, for If-None-Match, and for If-Match where a call takes it.'),
  Location: text('The path of what was created, or is being made.'),
  'Idempotency-Replayed': text('"true" where an earlier call with the same Idempotency-Key created this.'),
  'Content-Disposition': text('The name to save the file under.'),
  'X-Total-Rows': whole('How many rows the file has, but for those that come meanwhile.'),
  Deprecation: text('Since when members of the answer are deprecated, @ and Unix time (RFC 9745).'),
  Sunset: text('Until when they stay (RFC 8594).'),
  Link: text(
    'The next page of a list, as rel="next"; where deprecations are described, as rel="deprecation" (RFC 8288).',
  ),
  'X-Accel-Buffering': text('"no": proxies hand each event on at once.'),
  'Set-Cookie': text('The cookie that marks this browser, or keeps its refresh token.'),
} as const;
export type ResponseHeader = keyof typeof responseHeaders;

/** What tells how much of a rate is left. */
export const RATE_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

/** The member of an operation that says what only its route knows, until its headers are described. */
export const SENDS = 'x-sends';

/** What only a route knows of the headers of its responses. */
export const sentBy = ({ scopes, sends = [] }: FastifyContextConfig): Sends => ({ isSignedIn: !!scopes, sends });
interface Sends {
  isSignedIn: boolean;
  sends: readonly ResponseHeader[];
}

type Operation = OpenAPIV3_1.OperationObject & { [SENDS]?: Sends };

type Responses = Record<string, OpenAPIV3_1.ResponseObject>;

/** Describes the headers of every response of an operation, and the 304 of those that have an ETag. */
export function describeHeaders(method: string, operation: Operation): void {
  const route = operation[SENDS] ?? { isSignedIn: false, sends: [] };
  delete operation[SENDS];
  const responses = (operation.responses ?? {}) as Responses;
  const ofSuccess = successHeaders(operation, responses, route.sends);
  const isJson = typesOf(responses).includes('application/json');
  if (route.sends.includes('ETag') || (method === 'get' && route.isSignedIn && isJson)) {
    addConditional(operation, responses);
    ofSuccess.push('ETag');
  }
  for (const [status, response] of Object.entries(responses)) {
    const ofStatus = Number(status) < 400 ? ofSuccess : refusalHeaders(status, operation);
    const names = ['X-Request-Id', ...(tellsRates(route) ? RATE_HEADERS : []), ...ofStatus];
    response.headers = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
  }
}

const typesOf = (responses: Responses) => Object.keys(responses['200']?.content ?? {});

function successHeaders(operation: Operation, responses: Responses, sends: readonly ResponseHeader[]) {
  const names: ResponseHeader[] = sends.filter((name) => !isRate(name));
  if ((responses['201'] ?? responses['202']) && takesKey(operation)) names.push('Location', 'Idempotency-Replayed');
  if (typesOf(responses).some((type) => !sentAsAnswer.includes(type))) names.push('Content-Disposition');
  return names;
}

/** Types of responses that nobody saves as a file. */
const sentAsAnswer = ['application/json', 'text/event-stream'];

const takesKey = ({ parameters = [] }: Operation) =>
  parameters.some((one) => 'name' in one && one.name === 'idempotency-key');

/** An account has rates; who is not known has those of the address. */
const tellsRates = ({ isSignedIn, sends }: Sends) => isSignedIn || sends.some(isRate);

const isRate = (name: ResponseHeader) => (RATE_HEADERS as readonly ResponseHeader[]).includes(name);

function refusalHeaders(status: string, { security }: Operation): ResponseHeader[] {
  const isOpen = security?.length === 0;
  if (status === '401' || (status === '403' && !isOpen)) return ['WWW-Authenticate'];
  return status === '429' || status === '503' ? ['Retry-After'] : [];
}

function addConditional(operation: Operation, responses: Record<string, OpenAPIV3_1.ResponseObject>): void {
  responses['304'] = { description: 'Nothing has changed since the answer with this ETag.' };
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      in: 'header',
      name: 'If-None-Match',
      required: false,
      schema: { type: 'string' },
      description: 'The ETag of an earlier answer: 304 without a body where nothing has changed.',
    },
  ];
}
