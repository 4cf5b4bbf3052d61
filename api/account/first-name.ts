import { z } from 'zod';

const LONGEST = 100;

/** The claims of an ID token or of the userinfo endpoint that describe a person. */
export const PersonClaims = z.object({
  given_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
});
export type PersonClaims = z.infer<typeof PersonClaims>;

/** What we call a person: the given name, else the name, else the e-mail's local part. */
export function firstNameOf({ given_name, name, email }: PersonClaims): string {
  const names = [given_name, name, email?.split('@')[0]].map((part) => part?.trim());
  return [...(names.find(Boolean) ?? 'Owner')].slice(0, LONGEST).join('');
}
