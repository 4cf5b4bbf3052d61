import query from '../../__generated__/UrlScreenQuery.graphql';
import { askEarly } from '../../relay/early.ts';
import { variablesOf } from './url-question.ts';

/** Asks for a URL in the scope of the page's address, before the app is loaded. */
export function askUrl(id: string, search: string): void {
  askEarly(query.params, variablesOf(id, new URLSearchParams(search)));
}
