import { z } from 'zod';
import { TEST_EVENT, VERIFICATION_EVENT, eventTypes, type WebhookEvent } from '../../webhooks/events.ts';
import { Click } from './clicks.ts';
import { Url } from './components.ts';
import { flag, number, text, whole } from './fields.ts';
import { tidy } from './wire.ts';

const time = z.iso.datetime();

const Conversion = z.object({
  id: text.describe('What tells conversions of the website apart.'),
  name: text.describe('What was done, such as order.'),
  value: number.nullable().describe('Null without one.'),
  currency: text.nullable().describe('ISO 4217; null without one.'),
  source: z.enum(['page', 'server']).describe('Who reported it.'),
  is_proven: flag.describe('Whether a server with a key told of it; what a page tells, anybody can make up.'),
  click_id: text.nullable().describe('The click that led to it; null where nobody knows.'),
  website_id: whole.describe('The number of the website.'),
  domain: text.describe('The domain of the website.'),
  converted_at: time.describe('When it was reported.'),
});

const VerifiedWebsite = z.object({
  id: whole.describe('The number of the website.'),
  domain: text.describe('In ASCII and lower case.'),
  name: text.nullable().describe('For you; null without one.'),
  verified_at: time.describe('When control of the domain was proved.'),
  verified_by: z.enum(['dns', 'file', 'meta']).describe('The proof that was found.'),
});

/** Events that are chosen by nobody. */
const others = {
  [TEST_EVENT]: 'Somebody tries the webhook.',
  [VERIFICATION_EVENT]:
    'Sent to a new address before anything else. It gets nothing more until its answer, a 2xx, has the value of challenge: ' +
    'alone as text, or as the member challenge of a JSON object.',
} as const;

/** As REST has it, without what operators decided since. */
const EventUrl = Url.omit({ suspension: true, experiment: true }).meta({
  id: 'EventUrl',
  description: 'A short URL as it was when something happened to it.',
});
const link = EventUrl.describe('The short URL as it was right after it.');

/** What each event tells, as the OpenAPI document describes it. */
export const eventData: Record<WebhookEvent | keyof typeof others, z.ZodObject> = {
  'link.created': z.object({ link }),
  'link.updated': z.object({
    link,
    changed: z.array(text).describe('The members that changed; others are as before.'),
  }),
  'link.deleted': z.object({ link: EventUrl.describe('The short URL as it was right before it.') }),
  'clicks.recorded': z.object({
    clicks: z
      .array(Click.omit({ measurement: true }))
      .max(100)
      .describe('Oldest first, bots among them.'),
  }),
  'conversion.recorded': z.object({ conversion: Conversion.describe('The conversion.') }),
  'conversions.reported': z.object({
    conversions: z.array(Conversion).max(100).describe('In the order of the reports. Anybody can forge them.'),
  }),
  'website.verified': z.object({ website: VerifiedWebsite.describe('The website.') }),
  'limit.reached': z.object({
    limit: z.enum(['urls', 'clicks']).describe('Which limit of the plan.'),
    percentage: z.union([z.literal(80), z.literal(100)]).describe('How much of it is used.'),
    used: whole.describe('How many are used.'),
    allowed: whole.describe('How many the plan has.'),
    plan: text.describe('The name of the plan.'),
    month: text.describe('The month of the account, YYYY-MM. Each is told of once a month.'),
  }),
  [TEST_EVENT]: z.object({ message: text.describe('That nothing has happened.') }),
  [VERIFICATION_EVENT]: z.object({ challenge: text.describe('What the endpoint answers with.') }),
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const headers = [
  header(
    'webhook-id',
    'The same at each attempt of a delivery: what arrived before under the same id is to be ignored.',
  ),
  header('webhook-timestamp', 'When the attempt was made, seconds since 1970.'),
  header('webhook-signature', 'v1, and the HMAC-SHA256 of id.timestamp.body in base64; several, with spaces between.'),
];

const echo = {
  description: 'The endpoint wants to be called.',
  content: {
    'text/plain': { schema: { type: 'string', description: 'The value of challenge.' } },
    'application/json': {
      schema: {
        type: 'object',
        properties: { challenge: { type: 'string', description: 'The same value.' } },
        required: ['challenge'],
      },
    },
  },
};

/** The section webhooks of the OpenAPI document: what endpoints of integrators are sent. */
export const webhooksSection = () =>
  Object.fromEntries(
    Object.entries(eventData).map(([type, data]) => [
      type,
      {
        post: {
          tags: ['Webhooks'],
          operationId: `webhook${type.replace(/(?:^|\.)(\w)/g, (_match, letter: string) => letter.toUpperCase())}`,
          summary: type,
          description: aboutOf(type),
          security: [],
          parameters: headers,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: payloadSchema(type, data) } },
          },
          responses: {
            '2XX': type === VERIFICATION_EVENT ? echo : { description: 'It was taken.' },
            410: { description: 'The webhook is switched off.' },
            default: { description: 'It is sent again later, for a week.' },
          },
        },
      },
    ]),
  );

const aboutOf = (type: string) =>
  type in others ? others[type as keyof typeof others] : eventTypes[type as WebhookEvent].about;

const payloadSchema = (type: string, data: z.ZodObject) => {
  const {
    $schema: _,
    $defs: __,
    ...schema
  } = z.toJSONSchema(
    z.object({
      type: z.literal(type).describe('The type of the event.'),
      timestamp: time.describe('When it happened.'),
      data: data.describe('What it tells.'),
    }),
    {
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' });
        if (jsonSchema.$ref) jsonSchema.$ref = jsonSchema.$ref.replace('#/$defs/', '#/components/schemas/');
        tidy(jsonSchema);
      },
    },
  );
  return schema;
};
