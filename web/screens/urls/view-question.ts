import { addressOf, everything, filterOf, orderOf, type ListQuestion } from '../../parts/urls/list-question.ts';
import { paths } from '../../paths.ts';
import { NEWEST_FIRST } from './defaults.ts';

/** What a view keeps of a list's question: all but the page and its size. */
export type ViewQuestion = Omit<ListQuestion, 'page' | 'size'>;

const cleared = Object.fromEntries(Object.keys(everything).map((name) => [name, null]));

/** A question as the server saves it: null for what is not narrowed. */
export function savedOf(question: ListQuestion) {
  const given = Object.entries(filterOf(question)).filter(([, value]) => value !== undefined);
  const { field, direction } = orderOf(question);
  return { ...cleared, ...Object.fromEntries(given), sort: field, direction };
}

/** Where the list is shown as a question has it, from its first page on. */
export const addressOfView = (question: ViewQuestion, { size }: Pick<ListQuestion, 'size'>): string =>
  `${paths.urls}${addressOf({ ...question, size, page: 1 }, NEWEST_FIRST)}`;
