import query, { type UrlsScreenQuery } from '../../__generated__/UrlsScreenQuery.graphql';
import { filterOf, orderOf, questionOf } from '../../parts/urls/list-question.ts';
import { rememberedSize } from '../../parts/urls/page-size.ts';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';
import { NEWEST_FIRST } from './defaults.ts';

/** Asks for the page of URLs that the page's address names. */
export const loadUrls = preload<UrlsScreenQuery>(environment, query, ({ request }) => {
  const question = questionOf(new URL(request.url).searchParams, NEWEST_FIRST, rememberedSize());
  return { first: question.size, page: question.page, filter: filterOf(question), order: orderOf(question) };
});
