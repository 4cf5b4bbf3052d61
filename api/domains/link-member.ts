import { z } from 'zod';
import type { Member } from '../common/member.ts';

const Host = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() || null : value),
  z.string('The domain must be text.').nullish(),
);

/** The domain as a member of a link. */
export const domainMember = {
  kind: 'text',
  isNullable: true,
  words: "The domain of the account that it is on; null for this server's own host. The same code can be on several.",
  asked:
    "A verified domain of the account, such as go.example.com, or this server's own host. A new URL without one is on the default " +
    "domain; a change to null moves it to this server's own host.",
  rule: Host,
} as const satisfies Member;
