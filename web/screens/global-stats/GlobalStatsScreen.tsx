import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { GlobalStatsScreenQuery } from '../../__generated__/GlobalStatsScreenQuery.graphql';
import { useRouteQuery } from '../../relay/route-query.ts';
import { titles } from '../../titles.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { AccountCards } from './AccountCards.tsx';
import { InstallationPanel } from './InstallationPanel.tsx';
import { YearPanel } from './YearPanel.tsx';

const query = graphql`
  query GlobalStatsScreenQuery {
    globalStats {
      ...AccountCards_stats
      installation {
        ...InstallationPanel_stats
      }
    }
    viewer {
      timeZone
      analytics(scope: { period: LAST_365_DAYS }) {
        ...YearPanel_analytics
      }
    }
  }
`;

/** /tools/global-stats: all URLs of the account together; for who runs the server, those of all accounts. */
export function GlobalStatsScreen() {
  const reference = useRouteQuery<GlobalStatsScreenQuery>(query);
  return (
    <Page title={titles.globalStats} intro="All your links together.">
      <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
        <Loaded reference={reference} />
      </Suspense>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<GlobalStatsScreenQuery> }) {
  const { globalStats, viewer } = usePreloadedQuery<GlobalStatsScreenQuery>(query, reference);
  return (
    <>
      <AccountCards stats={globalStats} />
      <YearPanel analytics={viewer.analytics} timeZone={viewer.timeZone} />
      {globalStats.installation && <InstallationPanel stats={globalStats.installation} />}
    </>
  );
}
