import { graphql } from 'react-relay/hooks';
import type { useSavedViewsQuery } from '../../__generated__/useSavedViewsQuery.graphql';
import { useAsked } from '../../relay/useAsked.ts';
import { NEWEST_FIRST } from './defaults.ts';
import type { ViewQuestion } from './view-question.ts';

const query = graphql`
  query useSavedViewsQuery {
    viewer {
      savedViews {
        id
        name
        search
        status
        tags
        tagMatch
        createdAfter
        createdBefore
        expiresAfter
        expiresBefore
        minClicks
        domain
        sort
        direction
      }
    }
  }
`;

/** What the list was narrowed to and ordered by when it was saved under a name. */
export interface KeptView {
  id: string;
  name: string;
  question: ViewQuestion;
}

type Row = useSavedViewsQuery['response']['viewer']['savedViews'][number];

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The day of a point in time on the reader's calendar, or the one before it; empty for none. */
function dayOf(timestamp: string | null | undefined, isEnd: boolean): string {
  if (!timestamp) return '';
  const date = new Date(Date.parse(timestamp) - (isEnd ? 1 : 0)); // the end of a day is the beginning of the next
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** What a saved view asks of the list. */
const questionOfView = (view: Row): ViewQuestion => ({
  search: view.search ?? '',
  status: (view.status ?? null) as ViewQuestion['status'],
  field: (view.sort ?? NEWEST_FIRST.field) as ViewQuestion['field'],
  direction: (view.direction ?? NEWEST_FIRST.direction) as ViewQuestion['direction'],
  createdAfter: dayOf(view.createdAfter, false),
  createdBefore: dayOf(view.createdBefore, true),
  expiresAfter: dayOf(view.expiresAfter, false),
  expiresBefore: dayOf(view.expiresBefore, true),
  minClicks: view.minClicks === null || view.minClicks === undefined ? '' : String(view.minClicks),
  domain: view.domain ?? '',
  tags: view.tags,
  tagMatch: view.tags.length > 1 && view.tagMatch === 'ALL' ? 'ALL' : 'ANY',
});

const viewsOf = ({ viewer }: useSavedViewsQuery['response']): readonly KeptView[] =>
  viewer.savedViews.map((view) => ({ id: view.id, name: view.name, question: questionOfView(view) }));

/** The saved views of the account in the order of their names, read again once they change. */
export function useSavedViews() {
  const { answer, ...others } = useAsked<useSavedViewsQuery, readonly KeptView[]>({
    ...{ query, variables: {}, pick: viewsOf, isWanted: true, list: 'savedViews' },
  });
  return { views: answer, ...others };
}
