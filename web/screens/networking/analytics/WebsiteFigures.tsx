import { graphql, useFragment } from 'react-relay/hooks';
import type { WebsiteFigures_website$key } from '../../../__generated__/WebsiteFigures_website.graphql';
import { EmptyState } from '../../../ui/states.tsx';
import { Distributions } from './Distributions.tsx';
import { FigureCards } from './FigureCards.tsx';
import { Places } from './Places.tsx';
import { RecentMeasurements } from './RecentMeasurements.tsx';

/** The network of a website's visitors in a range. */
export function WebsiteFigures(props: { website: WebsiteFigures_website$key }) {
  const website = useFragment(
    graphql`
      fragment WebsiteFigures_website on Website @argumentDefinitions(range: { type: "WebsiteRange!" }) {
        statistics(range: $range) {
          totalMeasurements
          ...FigureCards_statistics
          ...Distributions_statistics
          ...Places_statistics
        }
        ...RecentMeasurements_website
      }
    `,
    props.website,
  );
  const { statistics } = website;
  return (
    <div className="grid gap-4">
      {statistics.totalMeasurements === 0 ? (
        <EmptyState title="No Analytics Data Yet" compact>
          Measurements appear here once the snippet is on the website and visitors come, or choose a longer range.
        </EmptyState>
      ) : (
        <>
          <FigureCards statistics={statistics} />
          <Distributions statistics={statistics} />
          <Places statistics={statistics} />
        </>
      )}
      <RecentMeasurements website={website} />
    </div>
  );
}
