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

/** The words of an email, as things are now; null where it has no purpose any more. */
export async function compose(mail: Mail): Promise<Letter | null> {
  switch (mail.kind) {
    case 'reset':
      return resetLetter(mail.data.email);
    case 'address':
      return addressLetter(mail.data.accountId);
    case 'password_changed':
      return passwordChangedLetter(mail.data.accountId);
    case 'address_changed':
      return addressChangedLetter(mail.data);
    case 'address_change':
      return addressChangeLetter(mail.data);
    case 'deed':
      return deedLetter(mail.data);
    case 'addition':
      return additionLetter(mail.data);
    case 'limit':
      return limitLetter(mail.data);
    case 'webhook_off':
      return webhookOffLetter(mail.data);
    case 'suspension':
      return suspensionLetter(mail.data);
    case 'domain':
      return domainLetter(mail.data);
    case 'reports':
      return reportsLetter(mail.data.operatorId);
  }
}
