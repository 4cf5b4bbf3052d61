import { Suspense, useEffect, useState } from 'react';
import { FlaskConical } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { ExperimentsScreenQuery } from '../../__generated__/ExperimentsScreenQuery.graphql';
import { StaleNotice } from '../../parts/urls/StaleNotice.tsx';
import { useRouteQuery } from '../../relay/route-query.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { useChanges } from '../../relay/changes.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';
import { Button } from '../../ui/Button.tsx';
import { lazily } from '../../ui/lazily.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { ExperimentList } from './ExperimentList.tsx';

const StartTest = lazily(async () => (await import('./StartTest.tsx')).StartTest);

const query = graphql`
  query ExperimentsScreenQuery($offset: Int!) {
    viewer {
      ...ExperimentList_viewer @arguments(offset: $offset)
    }
  }
`;

const INTRO = 'Links that lead to several destinations, and which of these converts better.';

/** /analytics/experiments: every experiment of the owner. */
export function ExperimentsScreen() {
  const reference = useRouteQuery<ExperimentsScreenQuery>(query);
  const [isStarting, setStarting] = useState(false);
  const navigate = useNavigate();
  const close = () => setStarting(false);
  const showFirstPage = () => {
    close();
    void navigate(paths.experiments);
  };
  return (
    <Page
      title={titles.experiments}
      intro={INTRO}
      actions={!isStarting && <StartButton onStart={() => setStarting(true)} />}
    >
      {isStarting && (
        <Suspense fallback={<Skeleton className="h-72 rounded-xl" />}>
          <StartTest onStarted={showFirstPage} onClose={close} />
        </Suspense>
      )}
      <Suspense fallback={<Loading />}>
        <Loaded reference={reference} isStarting={isStarting} onStart={() => setStarting(true)} />
      </Suspense>
    </Page>
  );
}

const StartButton = ({ onStart }: { onStart: () => void }) => (
  <Button tone="primary" onClick={onStart}>
    <FlaskConical aria-hidden />
    Start A/B test
  </Button>
);

interface LoadedProps {
  reference: PreloadedQuery<ExperimentsScreenQuery>;
  isStarting: boolean;
  onStart: () => void;
}

function Loaded({ reference, ...start }: LoadedProps) {
  const { viewer } = usePreloadedQuery<ExperimentsScreenQuery>(query, reference);
  const state = useRefresh<ExperimentsScreenQuery>(query, reference.variables);
  const { refresh } = state;
  useChanges('links', refresh);
  const isFromMemory = !reference.source;
  useEffect(() => {
    if (isFromMemory) refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh, isFromMemory]);
  return (
    <>
      <StaleNotice refresh={state} fallback="Failed to load A/B tests." />
      <ExperimentList viewer={viewer} {...start} />
    </>
  );
}

const Loading = () => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">Loading the A/B tests …</span>
    <Skeleton className="h-72 rounded-xl" />
    <Skeleton className="h-72 rounded-xl" />
  </div>
);
