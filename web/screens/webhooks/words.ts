import type { WebhookDeliveryState } from '../../__generated__/useDeliveriesSubscription.graphql';
import type { WebhookOffReason } from '../../__generated__/WebhookState_webhook.graphql';
import type { BadgeTone } from '../../ui/Badge.tsx';

const offReasons: Record<string, string> = {
  OWNER: 'You switched it off.',
  GONE: 'It was switched off because its endpoint answered 410 Gone.',
  FAILURES: 'It was switched off because every attempt failed for a week.',
  BACKLOG: 'It was switched off because too many deliveries were waiting.',
};

/** Why a webhook is off, in a sentence. */
export const offWords = (reason: WebhookOffReason): string => offReasons[reason] ?? 'It is switched off.';

const states: Record<string, { name: string; tone: BadgeTone }> = {
  WAITING: { name: 'Waiting', tone: 'warning' },
  DELIVERED: { name: 'Delivered', tone: 'positive' },
  FAILED: { name: 'Failed', tone: 'danger' },
};

/** How the state of a delivery is called. */
export const stateWords = (state: WebhookDeliveryState) => states[state] ?? { name: state, tone: 'neutral' as const };

/** Which deliveries the log shows. */
export const filters = [
  { value: 'ALL', label: 'All' },
  { value: 'DELIVERED', label: 'Delivered' },
  { value: 'WAITING', label: 'Waiting' },
  { value: 'FAILED', label: 'Failed' },
] as const;
export type Filter = (typeof filters)[number]['value'];
