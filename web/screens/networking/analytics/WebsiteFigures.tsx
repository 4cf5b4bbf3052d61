import { graphql, useFragment } from 'react-relay/hooks';
import type { WebsiteFigures_website$key } from '../../../__generated__/WebsiteFigures_website.graphql';
import type { WebsiteFiguresSubscription } from '../../../__generated__/WebsiteFiguresSubscription.graphql';
import { useLive } from '../../../relay/useLive.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { Conversions } from './Conversions.tsx';
import { Distributions } from './Distributions.tsx';
import { FigureCards } from './FigureCards.tsx';
import { LeftOutNote } from './LeftOutNote.tsx';
import { Places } from './Places.tsx';
import { QualityMap } from './QualityMap.tsx';
import type { RangeKey } from './ranges.ts';
import { RecentMeasurements } from './RecentMeasurements.tsx';
import { VisitCards } from './VisitCards.tsx';

const subscription = graphql`
  subscription WebsiteFiguresSubscription($website: ID!, $range: WebsiteRange!) {
    websiteReported(id: $website) {
      website {
        ...WebsiteFigures_website @arguments(range: $range)
      }
    }
  }
`;

/** The network of a website's visitors in a range, as they come. */
export function WebsiteFigures({ range, ...props }: { website: WebsiteFigures_website$key; range: RangeKey }) {
  const website = useFragment(
    graphql`
      fragment WebsiteFigures_website on Website @argumentDefinitions(range: { type: "WebsiteRange!" }) {
        id
        statistics(range: $range) {
          totalMeasurements
          ...FigureCards_statistics
          ...Distributions_statistics
          ...Places_statistics
          ...QualityMap_statistics
        }
        visits(range: $range) {
          count
          ...VisitCards_visits
        }
        ...Conversions_website @arguments(range: $range)
        ...LeftOutNote_website @arguments(range: $range)
        ...RecentMeasurements_website
      }
    `,
    props.website,
  );
  const { id, statistics, visits } = website;
  useLive<WebsiteFiguresSubscription>(subscription, { website: id, range });
  return (
    <div className="grid gap-4">
      <VisitCards visits={visits} />
      {statistics.totalMeasurements === 0 ? (
        <NothingMeasured hasVisits={visits.count > 0} />
      ) : (
        <>
          <FigureCards statistics={statistics} />
          <Distributions statistics={statistics} />
          <QualityMap statistics={statistics} />
          <Places statistics={statistics} />
        </>
      )}
      <Conversions website={website} />
      <LeftOutNote website={website} measured={statistics.totalMeasurements} />
      <RecentMeasurements website={website} />
    </div>
  );
}

/** Why there are no figures of connections: nobody has come, or nobody who came was chosen. */
const NothingMeasured = ({ hasVisits }: { hasVisits: boolean }) =>
  hasVisits ? (
    <EmptyState title="No connection measured yet" compact>
      A share of the visits is measured, chosen by chance. Choose a larger share under Website integration, with the
      code of the snippet.
    </EmptyState>
  ) : (
    <EmptyState title="No analytics data yet" compact>
      Figures appear here once the snippet is on the website and visitors come, or choose a longer range.
    </EmptyState>
  );
