import { z } from 'zod';
import { rowOfEither } from '../../graph/row-id.ts';
import { orderFields, UrlQuestion } from '../../urls/filter.ts';
import { PagedQuestion } from '../../urls/list-urls.ts';
import { requestSchema, requestMembers } from './wire.ts';

/**
 * What names one of the viewer's things in a path: its number, or its id in GraphQL. A text that is neither becomes a number
 * that no row has.
 */
export const rowParameter = (typename: string) =>
  z.object({
    id: z
      .string()
      .transform((id) => rowOfEither(typename, id))
      .meta({ type: ['integer', 'string'], description: 'Its number, or its id in GraphQL.' }),
  });

const AFTER = { description: 'A moment, or a day in UTC; included.' };
const BEFORE = { description: 'A moment, or a day in UTC; excluded.' };
const parameterDocs = {
  search: { description: 'Part of the title, the code or the destination, in letters of any case.' },
  status: { description: 'active has the expiring ones among it.' },
  scope: { description: 'recoverable: inactive, expired, at their click limit or expiring.', default: 'all' },
  created_after: AFTER,
  created_before: BEFORE,
  expires_after: AFTER,
  expires_before: BEFORE,
  sort: {
    description: 'click_count is another name of clicks, unique_visitors of visitors.',
    enum: [...orderFields.map((field) => field.toLowerCase()), 'click_count', 'unique_visitors'],
    default: 'created_at',
  },
  direction: { description: 'asc: smallest, earliest or A first. desc: the reverse.', default: 'desc' },
  tags: {
    type: 'string' as const,
    description: 'Only URLs with these tags: their names in any case, separated by commas.',
  },
  tag_match: { description: 'any: at least one of the tags. all: each of them.', default: 'any' },
  min_clicks: { description: 'Only URLs with at least so many clicks by people.' },
  short_code: { description: 'Only URLs with exactly this code, on whatever domain.' },
  domain: { description: "Only URLs on this domain; this server's own host means those on none." },
  external_id: { description: 'Only the URL with exactly this external id.' },
  original_url: { description: 'Only URLs that lead exactly there.' },
  page: { description: 'The number of the page, from 1; what is added or deleted meanwhile moves pages.' },
  after: { description: 'The end_cursor of the page before, instead of page: no URL is left out or comes twice.' },
  page_size: { description: 'The most URLs of a page.' },
};

/** Filter and order of lists and exports. */
export const filters = requestSchema(UrlQuestion, parameterDocs);

/** The query of a list of URLs. */
export const question = requestSchema(PagedQuestion, parameterDocs);
/** The same for doors that read further members. */
export const questionMembers = requestMembers(PagedQuestion, parameterDocs);
