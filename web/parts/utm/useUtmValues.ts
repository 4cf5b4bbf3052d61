import { graphql } from 'react-relay/hooks';
import type { useUtmValuesQuery, UtmParameter } from '../../__generated__/useUtmValuesQuery.graphql';
import { useAsked } from '../../relay/useAsked.ts';
import { usePaused } from '../../ui/usePaused.ts';
import type { UtmField } from './utm-query.ts';

const query = graphql`
  query useUtmValuesQuery($parameter: UtmParameter!, $search: String) {
    viewer {
      utmValues(parameter: $parameter, search: $search) {
        value
        isLookalike
      }
    }
  }
`;

interface Found {
  search: string;
  values: readonly { value: string; isLookalike: boolean }[];
}

/**
 * What links have in a parameter and begins with a text, and the value that differs from it in its spelling alone. Nothing
 * is asked before `isWanted`.
 */
export function useUtmValues(field: UtmField, text: string, isWanted: boolean) {
  const search = usePaused(text);
  const { answer } = useAsked<useUtmValuesQuery, Found>({
    query,
    variables: { parameter: field.toUpperCase() as UtmParameter, search },
    pick: ({ viewer }) => ({
      search,
      values: viewer.utmValues.map(({ value, isLookalike }) => ({ value, isLookalike })),
    }),
    isWanted,
    list: 'links',
  });
  const values = answer?.values ?? [];
  const lookalike = answer?.search === text ? values.find(({ isLookalike }) => isLookalike)?.value : undefined;
  return { values: values.map(({ value }) => value), lookalike: lookalike ?? null };
}
