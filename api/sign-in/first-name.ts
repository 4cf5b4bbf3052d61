import { z } from 'zod';
import { isStorableText } from '../common/storable-text.ts';

const LONGEST = 100;

/** The claims of an ID token or of the userinfo endpoint that describe a person. */
const claim = z.string().refine(isStorableText).optional().catch(undefined);
export const PersonClaims = z.object({
  given_name: claim,
  name: claim,
  email: claim,
  /** Some providers write it as text. */
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .optional()
    .catch(undefined),
});
export type PersonClaims = z.infer<typeof PersonClaims>;

/** The first name to show: the given name, else the name, else the local part of the email address. */
export function firstNameOf({ given_name, name, email }: PersonClaims): string {
  const names = [given_name, name, email?.split('@')[0]].map((part) => part?.trim());
  return [...(names.find(Boolean) ?? 'Owner')].slice(0, LONGEST).join('');
}
