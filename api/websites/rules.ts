import { z } from 'zod';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../input-limits.ts';
import { optionalText } from '../optional-text.ts';
import { Domain } from './domain.ts';

/** Websites an account can register. */
export const MAX_WEBSITES = 100;

export const messages = {
  registered: 'You have already registered this domain.',
  full: `An account can have at most ${MAX_WEBSITES} websites.`,
} as const;

const details = {
  name: optionalText('name', MAX_TITLE_LENGTH),
  description: optionalText('description', MAX_DESCRIPTION_LENGTH),
};

/** The fields of a new website. */
export const NewWebsite = z.object({ domain: Domain, ...details });

/** The changeable fields of a website: omitted means unchanged, null clears name and description. */
export const WebsiteChanges = z.object({
  ...details,
  isActive: z.preprocess((value) => value ?? undefined, z.boolean('Set active to true or false.').optional()),
});
