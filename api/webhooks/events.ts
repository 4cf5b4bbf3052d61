import type { ApiKeyScope } from '../generated/prisma/enums.ts';

/** Sent when somebody tries a webhook; every webhook gets it. */
export const TEST_EVENT = 'webhook.test';
/** Sent before anything else, for the endpoint to prove that it wants to be called. */
export const VERIFICATION_EVENT = 'webhook.verification';
/** The key of that delivery: a webhook has one. */
export const VERIFICATION_KEY = 'verification';

/** What webhooks can be told: when each event happens, and which scope an API key needs to have it delivered. */
export const eventTypes = {
  'link.created': { about: 'A link was created, also by an import, or restored.', scope: 'read' },
  'link.updated': { about: 'Something that its owner sees of a link was changed.', scope: 'read' },
  'link.deleted': { about: 'A link was deleted. It can be restored for a minute.', scope: 'read' },
  'clicks.recorded': { about: 'Up to 100 stored clicks, including those by bots.', scope: 'analytics' },
  'conversion.recorded': { about: 'Your server reported a conversion.', scope: 'analytics' },
  'conversions.reported': {
    about: 'Up to 100 conversions that pages of a verified website reported. Anybody can forge them.',
    scope: 'analytics',
  },
  'website.verified': { about: 'A website was verified.', scope: 'read' },
  'limit.reached': { about: '80 % or 100 % of a limit of the plan is used.', scope: 'read' },
} as const satisfies Record<string, { about: string; scope: ApiKeyScope }>;

export type WebhookEvent = keyof typeof eventTypes;

/** The events that a webhook can be subscribed to. */
export const webhookEvents = Object.keys(eventTypes) as [WebhookEvent, ...WebhookEvent[]];
