import type { ClickReason } from '../../__generated__/ClicksScreenQuery.graphql';

interface Words {
  label: string;
  /** The same in a sentence. */
  detail: string;
}

/** Why a click is no person's, in the words of this page and in the order of its choice. */
export const botReasons: Readonly<Record<ClickReason, Words>> = {
  PREVIEW_AGENT: { label: 'Link preview', detail: 'An app created a preview of the link' },
  PREFETCH: { label: 'Prefetch', detail: 'A browser loaded it in advance' },
  HEAD: { label: 'HEAD request', detail: 'Only the address was checked; nothing was opened' },
  NO_AGENT: { label: 'No user agent', detail: 'The request did not name its browser' },
  BOT_AGENT: { label: 'Known bot', detail: 'The browser identifies itself as a bot' },
  BOT_NETWORK: { label: 'Scanner network', detail: 'The click came from a network of scanners' },
};

/** The label of a reason; an old page may not know a new reason of the server. */
export const wordsOf = (key: ClickReason): Words =>
  (botReasons as Partial<typeof botReasons>)[key] ?? { label: 'Bot', detail: 'No person followed the link' };

export type ReasonKey = ClickReason;
export const reasonKeys = Object.keys(botReasons) as ReasonKey[];

/** Some reasons in one phrase. */
export const eitherOf = (keys: readonly ReasonKey[]): string => keys.map((key) => botReasons[key].label).join(' or ');
