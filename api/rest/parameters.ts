import { described, input, moment, oneOf, text, whole, withDefault } from './json-schema.ts';

/** The path of one URL. */
export const urlId = input({ id: whole }, ['id']);

/** Which URLs, in what order: of lists and exports. */
export const filters = {
  search: described(text, 'Part of the title, the code or the destination, in letters of any case.'),
  status: described(oneOf('active', 'inactive', 'expired', 'expiring'), 'active has the expiring ones among it.'),
  scope: described(withDefault(oneOf('all', 'recoverable'), 'all'), 'recoverable: inactive, expired or expiring.'),
  created_after: described(moment, 'A moment, or a day in UTC; included.'),
  created_before: described(moment, 'A moment, or a day in UTC; excluded.'),
  expires_after: described(moment, 'A moment, or a day in UTC; included.'),
  expires_before: described(moment, 'A moment, or a day in UTC; excluded.'),
  min_clicks: whole,
  sort: withDefault(
    oneOf('created_at', 'clicks', 'click_count', 'title', 'last_clicked_at', 'expires_at'),
    'created_at',
  ),
  direction: withDefault(oneOf('asc', 'desc'), 'desc'),
};

/** A numbered page of 1 to `most`. */
export const pages = (size: number, most = 1000) => ({
  page: withDefault({ ...whole, minimum: 1 }, 1),
  page_size: withDefault({ ...whole, minimum: 1, maximum: most }, size),
});

/** The query of a list of URLs. */
export const question = input({ ...pages(20), ...filters });

/** The period of an analysis. */
export const period = (...words: string[]) => input({ period: withDefault(oneOf(...words), '30d') });
