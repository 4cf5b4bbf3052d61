import type { Members } from '../common/member.ts';
import type { Webhook } from '../generated/prisma/client.ts';
import { WebhookOffReason } from '../generated/prisma/enums.ts';
import { FORMER_SECRET_HOURS } from './rules.ts';

/** Every member of a webhook, in the order of answers; GraphQL and REST read this list. */
export const webhookMembers = {
  url: {
    kind: 'text',
    words: 'The address that is called.',
    asked: 'A public address that begins with https://.',
  },
  description: {
    kind: 'text',
    isNullable: true,
    words: 'A note for people; null without one.',
    asked: 'A note for people, at most 200 characters.',
  },
  events: {
    kind: 'text',
    isList: true,
    words: 'The types of the events that it gets.',
    asked: 'The types of the events to deliver, one or more.',
  },
  isActive: {
    kind: 'flag',
    isStored: false,
    words: 'Whether events are delivered to it.',
    asked: 'Whether events are delivered. What waits when it is switched off fails.',
  },
  offReason: {
    kind: 'choice',
    choices: Object.values(WebhookOffReason),
    isNullable: true,
    words:
      'Why it is off: switched off by its owner, its endpoint answered 410 (gone), every attempt failed for a week (failures), or too ' +
      'much waited (backlog). Null while it is on.',
  },
  offAt: { kind: 'timestamp', isNullable: true, words: 'When it was switched off; null while it is on.' },
  failingSince: {
    kind: 'timestamp',
    isNullable: true,
    words: 'The first of the attempts that failed since one succeeded; null while all is well.',
  },
  deliveredAt: {
    kind: 'timestamp',
    isNullable: true,
    words: 'The last attempt that succeeded; null before the first.',
  },
  provedAt: {
    kind: 'timestamp',
    isNullable: true,
    words: 'When its endpoint answered the challenge of its address; null before, when it gets nothing else.',
  },
  droppedCount: {
    kind: 'whole',
    words: 'Clicks and reported conversions that were dropped because too many waited; other events never are.',
  },
  droppedAt: { kind: 'timestamp', isNullable: true, words: 'When some were dropped last; null if none ever were.' },
  waitingCount: {
    kind: 'whole',
    isStored: false,
    words: 'Deliveries that have not arrived yet and are not given up.',
  },
  formerSecretEndsAt: {
    kind: 'timestamp',
    isNullable: true,
    isStored: false,
    words: `Until when the secret that was replaced signs along, ${FORMER_SECRET_HOURS} hours; null without one.`,
  },
  createdAt: { kind: 'timestamp', words: 'When it was made.' },
  updatedAt: { kind: 'timestamp', words: 'When it was last changed.' },
} as const satisfies Members;

/** Whether events are delivered to a webhook. */
export const isOn = ({ offReason }: Pick<Webhook, 'offReason'>): boolean => offReason === null;
