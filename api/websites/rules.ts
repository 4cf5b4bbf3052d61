import { z } from 'zod';
import { DomainName } from '../common/domain-name.ts';
import { websiteRules } from './members.ts';

/** Websites an account can register. */
export const MAX_WEBSITES = 100;

export const messages = {
  registered: 'You have already registered this domain.',
  full: `An account can have at most ${MAX_WEBSITES} websites.`,
} as const;

/** The fields of a new website. */
export const NewWebsite = z.object({ domain: DomainName, ...websiteRules });

/** The changeable fields of a website: omitted means unchanged, null clears name and description. */
export const WebsiteChanges = z.object({
  ...websiteRules,
  isActive: z.preprocess((value) => value ?? undefined, z.boolean('Set active to true or false.').optional()),
});
