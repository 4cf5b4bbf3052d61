import { Suspense, useEffect } from 'react';
import { graphql, useFragment, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import type { UrlTest_url$key } from '../../__generated__/UrlTest_url.graphql';
import type { UrlTestQuery } from '../../__generated__/UrlTestQuery.graphql';
import { Skeleton } from '../../ui/states.tsx';
import { lazily } from '../../ui/lazily.ts';

const ExperimentPanel = lazily(
  async () => (await import('../../parts/experiments/ExperimentPanel.tsx')).ExperimentPanel,
);

/** Apart from the page's query: few links are in a test, and its figures are computed when they are asked. */
const query = graphql`
  query UrlTestQuery($id: ID!) {
    node(id: $id) {
      ...ExperimentPanel_url @alias(as: "url")
    }
  }
`;

interface UrlTestProps {
  url: UrlTest_url$key;
  /** A test is being set up. */
  isStarting: boolean;
  onStarted: () => void;
}

/** The A/B test of the URL, or the form that starts one; nothing where neither is wanted. */
export function UrlTest({ isStarting, onStarted, ...props }: UrlTestProps) {
  const { id, experiment } = useFragment(
    graphql`
      fragment UrlTest_url on ShortUrl {
        id
        experiment {
          id
        }
      }
    `,
    props.url,
  );
  const [reference, load] = useQueryLoader<UrlTestQuery>(query);
  const isWanted = isStarting || Boolean(experiment);
  const experimentId = experiment?.id;
  useEffect(() => {
    if (isWanted) load({ id }, { fetchPolicy: 'store-and-network' });
  }, [id, experimentId, isWanted, load]);
  if (!isWanted) return null;
  const loading = <Skeleton className="h-72 rounded-xl" />;
  if (!reference) return loading;
  return (
    <Suspense fallback={loading}>
      <Loaded reference={reference} isStarting={isStarting} onStarted={onStarted} />
    </Suspense>
  );
}

interface LoadedProps extends Omit<UrlTestProps, 'url'> {
  reference: PreloadedQuery<UrlTestQuery>;
}

function Loaded({ reference, isStarting, onStarted }: LoadedProps) {
  const { node } = usePreloadedQuery<UrlTestQuery>(query, reference);
  return node?.url && <ExperimentPanel url={node.url} isOpen={isStarting} onDone={onStarted} />;
}
