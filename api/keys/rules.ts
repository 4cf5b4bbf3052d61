import { z } from 'zod';
import { Presence } from '../identity/presence.ts';
import { MAX_KEY_NAME_LENGTH } from '../common/input-limits.ts';
import { isStorableText } from '../common/storable-text.ts';
import { apiKeyScopes } from '../common/scopes.ts';

/** The most keys of an account, and origins of a key. */
export const MAX_KEYS = 50;
export const MAX_ORIGINS = 10;
const LONGEST_LIFE_MS = 10 * 366 * 86_400_000;

export const messages = {
  name: `Enter a name of 1 to ${MAX_KEY_NAME_LENGTH} characters.`,
  scopes: `Choose one or more scopes: ${apiKeyScopes.join(', ')}.`,
  expiry: 'Choose an expiry date within the next ten years, as 2027-01-31T00:00:00Z, or none.',
  origin: 'Enter origins as https://app.example.com, without a path. Only localhost may use http.',
  origins: `An API key can have at most ${MAX_ORIGINS} origins.`,
  full: `An account can have at most ${MAX_KEYS} API keys. Revoke one that is not used any more.`,
} as const;

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a text is an origin exactly as browsers send it. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && LOCAL.has(hostname)));
}

/** Whether a key could still be used at a time; a person cannot want one that lasts for ever by a slip. */
function isExpiry(time: Date): boolean {
  const left = time.getTime() - Date.now();
  return left > 0 && left < LONGEST_LIFE_MS;
}

const Expiry = z.union(
  [z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))],
  messages.expiry,
);
const Origin = z
  .string(messages.origin)
  .transform((text) => text.trim().toLowerCase().replace(/\/$/, ''))
  .refine(isOrigin, messages.origin);

/** The fields of a new API key. */
export const NewApiKey = z.object({
  ...Presence.shape,
  name: z
    .string(messages.name)
    .trim()
    .min(1, messages.name)
    .max(MAX_KEY_NAME_LENGTH, messages.name)
    .refine(isStorableText, messages.name),
  scopes: z
    .array(z.enum(apiKeyScopes, messages.scopes), messages.scopes)
    .min(1, messages.scopes)
    .transform((chosen) => apiKeyScopes.filter((scope) => chosen.includes(scope))),
  /** Never without one. */
  expiresAt: Expiry.nullish().refine((time) => !time || isExpiry(time), messages.expiry),
  origins: z
    .array(Origin, messages.origin)
    .max(MAX_ORIGINS, messages.origins)
    .nullish()
    .transform((origins) => [...new Set(origins)]),
});
