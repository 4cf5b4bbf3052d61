import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { countriesQuery } from '../../__generated__/countriesQuery.graphql';
import type { Option } from '../../ui/Select.tsx';

/** The European Union, as one country of a condition. */
export const EU_CODE = 'EU';
const union = { value: EU_CODE, label: 'European Union' };

const query = graphql`
  query countriesQuery {
    countryChoices {
      code
      name
    }
  }
`;

/** The countries to choose from, the European Union first and alone until they are there. */
export function useCountries(): readonly Option<string>[] {
  const environment = useRelayEnvironment();
  const [countries, setCountries] = useState<readonly Option<string>[]>([union]);
  useEffect(() => {
    const asked = fetchQuery<countriesQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).subscribe({
      next: ({ countryChoices }) =>
        setCountries([union, ...countryChoices.map(({ code, name }) => ({ value: code, label: name }))]),
    });
    return () => asked.unsubscribe();
  }, [environment]);
  return countries;
}
