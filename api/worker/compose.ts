import { limitLetter } from '../usage/limit-letter.ts';
import { deedLetter } from '../account/deed-letter.ts';
import { addressChangedLetter, addressChangeLetter, addressLetter } from '../identity/address-letters.ts';
import { additionLetter } from '../identity/additions.ts';
import { passwordChangedLetter, resetLetter } from '../identity/letters.ts';
import { reportsLetter, suspensionLetter } from '../moderation/moderation-letters.ts';
import { webhookOffLetter } from '../webhooks/off-letter.ts';
import { domainLetter } from '../domains/domain-letter.ts';
import type { Letter } from '../mail/letter.ts';
import type { Mail } from '../mail/outbox.ts';

type Letters = { [Kind in Mail['kind']]: (data: Extract<Mail, { kind: Kind }>['data']) => Promise<Letter | null> };

const letters: Letters = {
  reset: ({ email }) => resetLetter(email),
  address: ({ accountId }) => addressLetter(accountId),
  password_changed: ({ accountId }) => passwordChangedLetter(accountId),
  address_changed: addressChangedLetter,
  address_change: addressChangeLetter,
  deed: async (data) => deedLetter(data),
  addition: additionLetter,
  limit: limitLetter,
  webhook_off: webhookOffLetter,
  suspension: suspensionLetter,
  domain: domainLetter,
  reports: ({ operatorId }) => reportsLetter(operatorId),
};

/** The words of an email, as things are now; null where it has no purpose any more. */
export const compose = ({ kind, data }: Mail): Promise<Letter | null> =>
  (letters[kind] as (data: Mail['data']) => Promise<Letter | null>)(data);
