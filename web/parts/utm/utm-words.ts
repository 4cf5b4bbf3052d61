import type { UtmField } from './utm-query.ts';

/** What fields are called, and an example of what they are for. */
export const utmWords: Record<UtmField, { label: string; placeholder: string }> = {
  source: { label: 'Source', placeholder: 'newsletter' },
  medium: { label: 'Medium', placeholder: 'email' },
  campaign: { label: 'Campaign', placeholder: 'spring-sale' },
  term: { label: 'Term', placeholder: 'running shoes' },
  content: { label: 'Content', placeholder: 'top banner' },
};
