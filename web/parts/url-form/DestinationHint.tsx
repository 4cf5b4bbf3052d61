import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { DestinationHintQuery } from '../../__generated__/DestinationHintQuery.graphql';
import { useWhileTyping } from '../../relay/useWhileTyping.ts';
import { urlPage } from '../urls/url-page.ts';
import { linkName } from '../../format/link-name.ts';

const query = graphql`
  query DestinationHintQuery($destination: String!) {
    viewer {
      urlWithDestination(destination: $destination) {
        id
        shortCode
        domain
      }
    }
  }
`;

/** The link that leads to the typed destination already, if there is one. */
export function DestinationHint({ destination }: { destination: string }) {
  const existing = useWhileTyping<DestinationHintQuery>(query, { destination })?.viewer.urlWithDestination;
  return (
    <span role="status" className="block">
      {existing && (
        <>
          You have a link to this destination already:{' '}
          <Link to={urlPage(existing.id)} className="font-mono text-accent underline underline-offset-2">
            {linkName(existing.domain, existing.shortCode)}
          </Link>
        </>
      )}
    </span>
  );
}
