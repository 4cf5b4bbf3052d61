import type { SwaggerTransform } from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { z } from 'zod';
import { rates, type Rate } from '../../account/rates.ts';
import { TURNS } from '../../account/concurrent-calls.ts';
import { config } from '../../common/config.ts';
import { KEY_PREFIX } from '../../keys/key-text.ts';
import type { NeededScopes } from '../../common/scopes.ts';
import { GUIDES, VERSIONS } from '../../pages/guides.ts';
import { operationId } from './operation-ids.ts';
import { describeHeaders, responseHeaders, SENDS, sentBy } from './response-headers.ts';
import { webhooksSection } from './webhook-events.ts';
import { tidy } from './wire.ts';

const { write, check, probe, bulk, verify } = rates;

const INTRODUCTION = `Short links with click analytics. Calls need an API key (${KEY_PREFIX}…, made on the page API keys of your account) or the access token of a sign-in, in the header \`Authorization: Bearer …\`; those with an empty \`security\` need neither. A key has rates of its own, and spends those of its account as well.

Names are snake_case, those of analytics camelCase. Times are ISO 8601 in UTC. What cannot be known is null, never 0.

Errors have the body \`{"error": {"code", "message", "details": {"field", "faults"}}}\`; the message is for people, the code for programs: the schema ErrorCode lists them all. Everything that is wrong with a request is among the faults.

Each account has ${write.max} writes, ${check.max} checks and validations, ${probe.max} destinations requested by batch checks, ${bulk.max} bulk calls and exports and ${verify.max} verifications of websites a minute. The RateLimit headers tell what is left. ${TURNS.running} calls of an account run at once and ${TURNS.waiting} more wait for their turn, GraphQL among them. 429 comes with Retry-After in seconds. A path that is known by other methods answers 405 with Allow.`;

const guidesAt = (origin: string) =>
  `[The guides](${origin}${GUIDES}) show step by step how to authenticate, shorten links, page through lists, subscribe to live counts and verify webhooks. [Versions](${origin}${VERSIONS}) says what can change, and how long what goes stays. The GraphQL schema is at [/schema.graphql](${origin}/schema.graphql).`;

const firstCall = (origin: string) => `A first call:

\`\`\`
curl ${origin}/api/urls \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"original_url": "https://example.com/spring"}'
\`\`\``;

const perMinute: Record<Rate, string> = {
  write: `Counts as one of ${write.max} writes a minute.`,
  check: `Counts as one of ${check.max} checks a minute.`,
  probe: `Each destination counts as one of ${probe.max} requested destinations a minute.`,
  bulk: `Counts as one of ${bulk.max} bulk calls a minute.`,
  verify: `Counts as one of ${verify.max} verifications a minute.`,
};

const tellScopes = (scopes: NeededScopes) =>
  scopes.length ? `API keys need the scope ${scopes.join(' or ')}.` : 'API keys may not call it.';

/** The page of the web app that defines every figure. */
const metricsHelp = { url: '/help/metrics', description: 'What each figure means and how it is counted' };
const FIGURES: readonly string[] = ['Analytics', 'Dashboard'];

const BEARER = [{ bearer: [] }];

/** The parts of the document other than its operations. */
export const head = (): Partial<OpenAPIV3_1.Document> => ({
  openapi: '3.1.0',
  info: {
    title: 'Footbridge',
    version: '1',
    description: `${INTRODUCTION}\n\n${guidesAt(config.publicOrigin)}\n\n${firstCall(config.publicOrigin)}`,
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: config.publicOrigin }],
  externalDocs: metricsHelp,
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      streamToken: { type: 'apiKey', in: 'query', name: 'token', description: 'Of POST /api/streams/tokens.' },
      conversionKey: { type: 'http', scheme: 'bearer', description: "A website's conversion key, fbk_…" },
    },
  },
});

/** Dates and times are texts; a response without a body has no schema. */
const ofType: Record<string, z.core.JSONSchema.BaseSchema> = {
  date: { type: 'string', format: 'date-time' },
  undefined: { type: 'null' },
};
const zodToJsonConfig: NonNullable<Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']> = {
  unrepresentable: ({ zodSchema }) => ofType[zodSchema._zod.def.type] ?? 'any',
  override: ({ jsonSchema }) => tidy(jsonSchema),
};
const fromZod = createJsonSchemaTransform({ zodToJsonConfig });
const componentsFromZod = createJsonSchemaTransformObject({ zodToJsonConfig });

/** A route in the document: its zod schemas as JSON Schemas, its name, rate and authorisation. */
export const describeRoute: SwaggerTransform = (found) => {
  const { schema, url } = fromZod(found);
  if (!schema || schema.hide) return { schema: { ...schema, hide: true }, url };
  const { method, config } = found.route;
  const { tags = [], security = BEARER } = schema;
  const scopes = config?.scopes;
  const description = [schema.description, config?.rate && perMinute[config.rate], scopes && tellScopes(scopes)]
    .filter(Boolean)
    .join(' ');
  return {
    url,
    schema: {
      ...schema,
      operationId: operationId(String(method), url),
      security,
      ...(description && { description }),
      [SENDS]: sentBy(config ?? {}),
      ...(tags.some((tag) => FIGURES.includes(tag)) && { externalDocs: metricsHelp }),
    },
  };
};

/** The document with the schemas and headers that responses share; requests share none. */
export const shareSchemas = (openapiObject: OpenAPIV3_1.Document): OpenAPIV3_1.Document => {
  const { components, ...rest } = componentsFromZod({ openapiObject }) as OpenAPIV3_1.Document;
  const schemas = Object.entries(components?.schemas ?? {}).filter(([name]) => !name.endsWith('Input'));
  for (const methods of Object.values(rest.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods ?? {}))
      describeHeaders(method, operation as OpenAPIV3_1.OperationObject);
  }
  const shared = { ...components, headers: responseHeaders, schemas: Object.fromEntries(schemas) };
  return { ...rest, webhooks: webhooksSection(), components: shared } as OpenAPIV3_1.Document;
};
