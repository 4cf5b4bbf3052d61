import { z } from 'zod';
import { Presence } from '../identity/presence.ts';
import { MAX_TITLE_LENGTH } from '../common/input-limits.ts';
import { optionalText } from '../common/optional-text.ts';
import { EndpointUrl } from './endpoint-url.ts';
import { webhookEvents } from './events.ts';

/** The most webhooks of an account. */
export const MAX_WEBHOOKS = 10;
/** How long a replaced secret signs along. */
export const FORMER_SECRET_HOURS = 24;
/** How long a delivery is tried, and after which a webhook of which every attempt failed is switched off. */
export const TRIED_DAYS = 7;
/** How long the log tells of a delivery, and how long what was sent is kept in it. */
export const LOG_DAYS = 30;
export const BODY_DAYS = 7;
/** The newest deliveries of a webhook that the log keeps. */
export const MOST_LOGGED = 5_000;
/**
 * Events that may wait: of an account together, and of one webhook in any case; webhook_has_room() in SQL has the same numbers. Where
 * neither leaves room the webhook is switched off.
 */
export const MOST_WAITING = { account: 10_000, webhook: 1_000 } as const;
/** Deliveries with clicks and with reported conversions that may wait for a webhook; what is beyond is dropped. */
export const MOST_BUNDLES = { 'clicks.recorded': 1_000, 'conversions.reported': 100 } as const;

export const messages = {
  events: `Choose one or more events: ${webhookEvents.join(', ')}.`,
  active: 'Set active to true or false.',
  full: `An account can have at most ${MAX_WEBHOOKS} webhooks.`,
  off: 'This webhook is switched off. Switch it on first.',
  unproved: 'The endpoint of this webhook has not answered its challenge yet.',
  proved: 'The endpoint of this webhook has answered its challenge already.',
  waiting: 'This delivery has not been settled yet.',
  bodyGone: `What was sent is kept for ${BODY_DAYS} days; this delivery can no longer be replayed.`,
  since: 'since must be a date and time with its time zone.',
} as const;

const Events = z
  .array(z.enum(webhookEvents, messages.events), messages.events)
  .min(1, messages.events)
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)));
const description = optionalText('description', MAX_TITLE_LENGTH);
const unset = (value: unknown) => value ?? undefined;

/** The fields of a new webhook. */
export const NewWebhook = z.object({ url: EndpointUrl, description, events: Events, ...Presence.shape });

/** The changeable fields of a webhook: omitted means unchanged, null clears the description. */
export const WebhookChanges = z.object({
  url: z.preprocess(unset, EndpointUrl.optional()),
  description,
  events: z.preprocess(unset, Events.optional()),
  isActive: z.preprocess(unset, z.boolean(messages.active).optional()),
  ...Presence.shape,
});

/** From when on failed deliveries are replayed. */
export const Since = z.object({
  since: z.union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))], messages.since),
});
