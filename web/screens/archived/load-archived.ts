import query, { type ArchivedScreenQuery } from '../../__generated__/ArchivedScreenQuery.graphql';
import { filterOf, orderOf, questionOf } from '../../parts/urls/list-question.ts';
import { rememberedSize } from '../../parts/urls/page-size.ts';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';
import { SOONEST_FIRST } from './defaults.ts';

/** Asks for the page of expired and inactive URLs that the page's address names. */
export const loadArchived = preload<ArchivedScreenQuery>(environment, query, ({ request }) => {
  const question = questionOf(new URL(request.url).searchParams, SOONEST_FIRST, rememberedSize());
  return { first: question.size, page: question.page, filter: filterOf(question), order: orderOf(question) };
});
