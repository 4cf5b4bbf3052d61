import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { LatestClicks_viewer$key } from '../../__generated__/LatestClicks_viewer.graphql';
import { NoClicks } from '../../parts/analytics/NoClicks.tsx';
import { parametersOf, type AddressScope } from '../../parts/analytics/scope.ts';
import { newestFirst } from '../../parts/clicks/newest-first.ts';
import { paths } from '../../paths.ts';
import { Later } from '../../ui/Later.tsx';
import { lazily } from '../../ui/lazily.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useNow } from '../../ui/useNow.ts';
import { LatestClick } from './LatestClick.tsx';
import type { UrlVariables } from './url-question.ts';

const LiveUrl = lazily(async () => (await import('./LiveUrl.tsx')).LiveUrl);

const SHOWN = 5;

interface LatestClicksProps {
  viewer: LatestClicks_viewer$key;
  variables: UrlVariables;
  scope: AddressScope;
}

/** The newest clicks of the scope, as they come. */
export function LatestClicks({ variables, scope, ...props }: LatestClicksProps) {
  const { clicks } = useFragment(
    graphql`
      fragment LatestClicks_viewer on Viewer {
        clicks(scope: $scope, first: 5) @connection(key: "LatestClicks_clicks") {
          __id
          edges {
            cursor
            node {
              id
              at
              ...LatestClick_click
            }
          }
        }
      }
    `,
    props.viewer,
  );
  const edges = newestFirst(clicks.edges);
  const now = useNow();
  return (
    <Panel
      title="Latest clicks"
      subtitle="Live"
      actions={
        <Link to={`${paths.clicks}?${parametersOf(scope)}`} className="text-sm font-medium text-accent hover:underline">
          All clicks
        </Link>
      }
    >
      <Later>
        <Suspense>
          <LiveUrl variables={variables} connection={clicks.__id} newest={edges[0]?.cursor ?? null} />
        </Suspense>
      </Later>
      {edges.length === 0 ? (
        <NoClicks>Share the link: clicks appear here within a second.</NoClicks>
      ) : (
        <ul className="divide-y divide-line">
          {edges.slice(0, SHOWN).map(({ node }) => (
            <LatestClick key={`${node.at} ${node.id}`} click={node} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
