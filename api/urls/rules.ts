import { z } from 'zod';
import type { ErrorCode } from '../common/error-codes.ts';
import { reservedWords } from '../generated/reserved.ts';
import { MAX_CODE_LENGTH } from '../common/input-limits.ts';
import { optionalFlag } from '../common/optional-flag.ts';
import { EXPIRING_DAYS } from './link-status.ts';
import { optionRules } from './members.ts';
import { Destination } from '../common/destination-input.ts';
import { timeMessages } from './times.ts';
import { Timestamp } from '../common/timestamp-input.ts';

/** The days of an extension, from the moment it is made. */
export const EXTENSION_DAYS = 30;

const DAY_MS = 86_400_000;
const CODE = /^[A-Za-z0-9_-]+$/;

export const messages = {
  codeFormat: 'Invalid short code format. Use only letters, numbers, hyphens, and underscores.',
  codeLength: `A short code can have at most ${MAX_CODE_LENGTH} characters.`,
  codeReserved: 'This short code is reserved. Please choose a different one.',
  codeTaken: 'This short code is already taken. Please choose a different one.',
  expiryForm: 'Please enter the expiry as a date and time with its time zone.',
  externalIdTaken: 'Another of your links has this external id.',
  changedMeanwhile: 'This link has been changed in the meantime. Reload to see the latest version.',
  versionForm: 'updatedAt must be the date and time of the version you last saw.',
  notExtendable: 'Only links that have expired or expire soon can be extended.',
  notExtended: 'This link was not extended.',
  notRestorable: 'This link can no longer be restored.',
} as const;

/** The letters, digits, - and _ of a code, 1 to 64 of them. */
export const ShortCode = z
  .string(messages.codeFormat)
  .trim()
  .regex(CODE, messages.codeFormat)
  .max(MAX_CODE_LENGTH, messages.codeLength);

/** The same for a new link: none that would hide one of the application's own paths. */
const FreeCode = ShortCode.refine((code) => !isReserved(code), {
  error: messages.codeReserved,
  params: { code: 'CODE_RESERVED' satisfies ErrorCode },
});

/** Treats null as omitted where a value is required. */
const unset = (value: unknown) => value ?? undefined;
/** Treats null and an empty form field as omitted. */
const leftOut = (value: unknown) => (value === '' || value === null ? undefined : value);

/** A domain of the account, by its host; left out, null or empty where a new link would be without one. */
export const OnDomain = z.preprocess(leftOut, z.string('The domain must be text.').optional());

const Expiry = Timestamp(messages.expiryForm).nullish();

/** The fields of a new URL. */
export const NewUrl = z.object({
  originalUrl: Destination,
  shortCode: z.preprocess(leftOut, FreeCode.optional()),
  ...optionRules,
  expiresAt: Expiry.refine((timestamp) => !timestamp || timestamp > new Date(), timeMessages.expiryPast),
});

/** The version of a link that a caller last saw: a link that has changed since stays as it is. */
export const Seen = z.preprocess(unset, Timestamp(messages.versionForm).optional());

/** The changeable fields of a URL: omitted means unchanged, null means cleared. */
export const UrlChanges = z.object({
  originalUrl: z.preprocess(unset, Destination.optional()),
  shortCode: z.preprocess(leftOut, ShortCode.optional()),
  ...optionRules,
  expiresAt: Expiry,
  isActive: optionalFlag('Set active to true or false.'),
  updatedAt: Seen,
});

/** True when a link can be extended: it has expired or will soon. */
export const isExtendable = ({ expiresAt }: { expiresAt: Date | null }, now = new Date()): boolean =>
  expiresAt !== null && expiresAt.getTime() - now.getTime() <= EXPIRING_DAYS * DAY_MS;

/** When an extended link expires. */
export const extendedExpiry = (now = new Date()): Date => new Date(now.getTime() + EXTENSION_DAYS * DAY_MS);

/** True when a code would hide one of the application's own paths. */
export const isReserved = (code: string): boolean => reservedWords.has(code.toLowerCase());
