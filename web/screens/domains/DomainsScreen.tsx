import { Suspense, useEffect, useRef, useState } from 'react';
import { Plus } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { DomainsScreenQuery } from '../../__generated__/DomainsScreenQuery.graphql';
import { StaleNotice } from '../../parts/urls/StaleNotice.tsx';
import { useChanges } from '../../relay/changes.ts';
import { useRouteQuery } from '../../relay/route-query.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { titles } from '../../titles.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { DomainForm } from './DomainForm.tsx';
import { DomainList } from './DomainList.tsx';

const query = graphql`
  query DomainsScreenQuery {
    viewer {
      ...DomainList_viewer
    }
  }
`;

const INTRO = 'Put your own name in front of your links, such as go.example.com. Each domain has its own short codes.';

/** /account/domains: the viewer's short domains, and the form that adds one. */
export function DomainsScreen() {
  const reference = useRouteQuery<DomainsScreenQuery>(query);
  const [isAdding, setAdding] = useState(false);
  const create = useRef<HTMLButtonElement>(null);
  const actions = (
    <Button ref={create} tone="primary" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
      <Plus aria-hidden />
      Add domain
    </Button>
  );
  return (
    <Page title={titles.domains} intro={INTRO} actions={actions}>
      <Suspense fallback={<Loading />}>
        <Loaded reference={reference} isAdding={isAdding} setAdding={setAdding} focus={() => create.current?.focus()} />
      </Suspense>
    </Page>
  );
}

interface LoadedProps {
  reference: PreloadedQuery<DomainsScreenQuery>;
  isAdding: boolean;
  setAdding: (isAdding: boolean) => void;
  /** Moves the focus to where a domain is added. */
  focus: () => void;
}

function Loaded({ reference, isAdding, setAdding, focus }: LoadedProps) {
  const { viewer } = usePreloadedQuery<DomainsScreenQuery>(query, reference);
  const state = useRefresh<DomainsScreenQuery>(query, reference.variables);
  const { refresh } = state;
  useChanges('domains', refresh);
  const isFromMemory = !reference.source;
  useEffect(() => {
    if (isFromMemory) refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh, isFromMemory]);
  const leave = () => {
    setAdding(false);
    focus();
  };
  return (
    <>
      <StaleNotice refresh={state} fallback="The domains could not be loaded." />
      {isAdding && <DomainForm onDone={leave} />}
      <DomainList viewer={viewer} isAdding={isAdding} onAdd={() => setAdding(true)} focus={focus} />
    </>
  );
}

const Loading = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading your domains …</span>
    <Skeleton className="h-36 rounded-xl" />
    <Skeleton className="h-36 rounded-xl" />
  </div>
);
