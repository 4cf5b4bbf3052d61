import { graphql } from 'react-relay/hooks';
import type { useUtmTemplatesQuery } from '../../__generated__/useUtmTemplatesQuery.graphql';
import { useAsked } from '../../relay/useAsked.ts';
import type { UtmValues } from './utm-query.ts';

const query = graphql`
  query useUtmTemplatesQuery {
    viewer {
      utmTemplates {
        id
        name
        source
        medium
        campaign
        term
        content
      }
    }
  }
`;

/** UTM parameters that the account keeps under a name; those that it leaves alone are empty. */
export interface UtmTemplate {
  id: string;
  name: string;
  values: UtmValues;
}

const templatesOf = ({ viewer }: useUtmTemplatesQuery['response']): readonly UtmTemplate[] =>
  viewer.utmTemplates.map(({ id, name, source, medium, campaign, term, content }) => ({
    ...{ id, name },
    values: {
      source: source ?? '',
      medium: medium ?? '',
      campaign: campaign ?? '',
      term: term ?? '',
      content: content ?? '',
    },
  }));

/** The UTM templates of the account in the order of their names, read again once they change. */
export function useUtmTemplates() {
  const { answer, ...others } = useAsked<useUtmTemplatesQuery, readonly UtmTemplate[]>({
    ...{ query, variables: {}, pick: templatesOf, isWanted: true, list: 'utmTemplates' },
  });
  return { templates: answer, ...others };
}
