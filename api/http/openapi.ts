import type { FastifySchema, RouteOptions } from 'fastify';
import { rates, type Rate } from '../account/rates.ts';
import { TURNS } from '../account/turns.ts';
import { config } from '../config.ts';

type Json = Readonly<Record<string, unknown>>;
type Content = Record<string, { schema: unknown }>;

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Json;
}

interface Answer {
  description: string;
  content?: Content;
}

/** One operation of the document. */
export interface DescribedOperation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Answer>;
  security: object[];
  externalDocs?: { url: string; description: string };
}

/** An OpenAPI 3.1 document. */
export interface OpenapiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  externalDocs: typeof metricsHelp;
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Json; securitySchemes: Json };
}

/** A route with a schema: an operation of the document. */
export type Operation = Pick<RouteOptions, 'method' | 'url'> & {
  schema: FastifySchema;
  /** The rate limit its use case counts against. */
  rate?: Rate | undefined;
};

const { write, check, bulk } = rates;

const INTRODUCTION = `Short links with click analytics. Every call except Sign-in needs an access token in the header \`Authorization: Bearer …\`.
Names are in snake_case; names of analytics are in camelCase. Dates and times are ISO 8601 in UTC. Unknown values are null, never 0.
Errors have the body \`{"error": {"code", "message", "details": {"field"}}}\`; the message is for people, the code is for programs.
Each account has ${write.max} writes, ${check.max} checks and validations and ${bulk.max} bulk calls and exports a minute. The RateLimit headers state what is left. ${TURNS.running} calls of an account run at once, including GraphQL, and ${TURNS.waiting} more wait for their turn. Status 429 comes with Retry-After in seconds. A path that exists only for other methods returns 405 with Allow.`;

const perMinute: Record<Rate, string> = {
  write: `Counts as one of ${write.max} writes per minute.`,
  check: `Counts as one of ${check.max} checks per minute.`,
  bulk: `Counts as one of ${bulk.max} bulk calls per minute.`,
};

/** The page of the web app that defines every figure. */
export const metricsHelp = { url: '/help/metrics', description: 'What each figure means and how it is counted' };
const FIGURES: readonly string[] = ['Analytics', 'Dashboard'];

const BEARER = [{ bearer: [] }];

/** The OpenAPI 3.1 document of these operations and shared schemas. */
export function openapiDocument(operations: readonly Operation[], schemas: Json): OpenapiDocument {
  const paths: OpenapiDocument['paths'] = {};
  for (const operation of operations) {
    const path = operation.url.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[String(operation.method).toLowerCase()] = describe(operation);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Footbridge', version: '1', description: INTRODUCTION },
    servers: [{ url: config.publicOrigin }],
    externalDocs: metricsHelp,
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}

function describe({ method, url, schema, rate }: Operation): DescribedOperation {
  const { tags = [], summary = '', body, consumes = 'application/json', isPublic } = schema;
  const description = [schema.description, rate && perMinute[rate]].filter(Boolean).join(' ');
  const parameters = [
    ...parametersOf('path', schema.params),
    ...parametersOf('query', schema.querystring),
    ...parametersOf('header', schema.headers),
  ];
  return {
    operationId: nameOf(String(method), url),
    tags,
    summary,
    ...(description && { description }),
    ...(parameters.length && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: { [consumes]: { schema: body } } } }),
    responses: answersOf(schema.response),
    security: isPublic ? [] : BEARER,
    ...(tags.some((tag) => FIGURES.includes(tag)) && { externalDocs: metricsHelp }),
  };
}

/** getApiUrlsIdStats for GET /api/urls/:id/stats. */
const nameOf = (method: string, url: string) =>
  method.toLowerCase() + url.replace(/[^A-Za-z0-9]+(\w?)/g, (_match, next: string) => next.toUpperCase());

function parametersOf(place: Parameter['in'], schema: unknown): Parameter[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, Json & { description?: string }>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: rest,
  }));
}

/** JSON unless an answer names its media types; an answer that is only described has no body. */
function answersOf(responses: unknown): Record<string, Answer> {
  const entries = Object.entries(
    (responses ?? {}) as Record<string, Json & { description: string; content?: Content }>,
  );
  return Object.fromEntries(
    entries.map(([status, { description, content, ...schema }]) => {
      const bodies = content ?? (Object.keys(schema).length ? { 'application/json': { schema } } : undefined);
      return [status, { description, ...(bodies && { content: bodies }) }];
    }),
  );
}
