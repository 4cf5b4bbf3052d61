import { OutboundError } from '../outbound/outbound-error.ts';
import { post } from '../outbound/post.ts';
import { refusalOfEcho } from './challenge.ts';
import { failures } from './check-endpoint.ts';
import type { ClaimedDelivery } from './claim.ts';
import { messageIdOf } from './deliveries.ts';
import { isTrusted } from './endpoint-url.ts';
import { VERIFICATION_EVENT } from './events.ts';
import { bodyOf } from './payload.ts';
import { decryptSecret, signatures } from './secret.ts';
import { askedWait } from './waits.ts';

const TIMEOUT_MS = 15_000;
/** What is kept of an answer. */
const MOST_KEPT = 1_024;
const NO_ANSWER = { status: null, answer: null, askedMs: 0 } as const;

/** What came of an attempt. */
export interface Outcome {
  status: number | null;
  /** Why it failed; null for success. */
  error: string | null;
  /** The beginning of the answer; null where none came. */
  answer: string | null;
  /** How long the endpoint asks to be left alone, milliseconds. */
  askedMs: number;
  tookMs: number;
}

/** Sends a delivery once, signed with every secret that is valid. Never throws for what the endpoint does. */
export async function attempt(delivery: ClaimedDelivery): Promise<Outcome> {
  const began = performance.now();
  const outcome = await send(delivery).catch((error: unknown) => {
    if (!(error instanceof OutboundError)) throw error;
    return { ...NO_ANSWER, error: failures[error.reason] };
  });
  return { ...outcome, tookMs: Math.round(performance.now() - began) };
}

async function send(delivery: ClaimedDelivery): Promise<Omit<Outcome, 'tookMs'>> {
  const body = bodyOf(delivery);
  if (body === null) return { ...NO_ANSWER, error: 'What was to be sent is no longer kept.' };
  const url = new URL(delivery.url);
  const id = messageIdOf(delivery.id);
  const seconds = Math.floor(Date.now() / 1000);
  const secrets = await Promise.all(secretsOf(delivery).map(decryptSecret));
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Footbridge-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures({ id, seconds, body }, secrets),
  };
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MOST_KEPT, isTrusted: isTrusted(url), account: delivery.ownerId };
  const { status, retryAfter, text } = await post({ url, headers, body, ...limits });
  const echoError = delivery.event === VERIFICATION_EVENT ? refusalOfEcho(delivery, text) : null;
  return { status, error: errorOf(status) ?? echoError, answer: storable(text), askedMs: askedWait(retryAfter) };
}

/** The secret, and the one before while it is valid. */
const secretsOf = ({ secret, formerSecret, formerEndsAt }: ClaimedDelivery): Uint8Array[] =>
  formerSecret && formerEndsAt && formerEndsAt.getTime() > Date.now() ? [secret, formerSecret] : [secret];

function errorOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `The endpoint answered with a redirect (${status}), which is not followed.`;
  return `The endpoint answered with status ${status}.`;
}

/** A text without what PostgreSQL cannot store, of so many characters at most. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed().slice(0, MOST_KEPT);
