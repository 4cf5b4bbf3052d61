import { Suspense, useEffect, useRef, useState } from 'react';
import { Plus } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ApiKeysScreenQuery } from '../../__generated__/ApiKeysScreenQuery.graphql';
import { StaleNotice } from '../../parts/urls/StaleNotice.tsx';
import { API_DOCS, API_GUIDES } from '../../paths.ts';
import { useChanges } from '../../relay/changes.ts';
import { useRouteQuery } from '../../relay/route-query.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { titles } from '../../titles.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { ApiKeyForm } from './ApiKeyForm.tsx';
import { ApiKeyList } from './ApiKeyList.tsx';
import { NewApiKey, type ShownKey } from './NewApiKey.tsx';

const query = graphql`
  query ApiKeysScreenQuery {
    viewer {
      ...ApiKeyList_viewer
    }
  }
`;

const intro = (
  <>
    With a key, a program calls the API for your account. The{' '}
    <a href={API_GUIDES} className="underline">
      guides
    </a>{' '}
    show how, and the{' '}
    <a href={API_DOCS} className="underline">
      API documentation
    </a>{' '}
    lists every call.
  </>
);

/** /account/api-keys: the viewer's API keys, and the form that makes one. */
export function ApiKeysScreen() {
  const reference = useRouteQuery<ApiKeysScreenQuery>(query);
  const [isAdding, setAdding] = useState(false);
  const create = useRef<HTMLButtonElement>(null);
  const actions = (
    <Button ref={create} tone="primary" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
      <Plus aria-hidden />
      Create API key
    </Button>
  );
  return (
    <Page title={titles.apiKeys} intro={intro} actions={actions}>
      <Suspense fallback={<Loading />}>
        <Loaded
          reference={reference}
          isAdding={isAdding}
          onAdd={() => setAdding(true)}
          onAdded={() => setAdding(false)}
          focus={() => create.current?.focus()}
        />
      </Suspense>
    </Page>
  );
}

interface LoadedProps {
  reference: PreloadedQuery<ApiKeysScreenQuery>;
  isAdding: boolean;
  onAdd: () => void;
  onAdded: () => void;
  /** Moves the focus to where a key is made. */
  focus: () => void;
}

function Loaded({ reference, isAdding, onAdd, onAdded, focus }: LoadedProps) {
  const { viewer } = usePreloadedQuery<ApiKeysScreenQuery>(query, reference);
  const state = useRefresh<ApiKeysScreenQuery>(query, reference.variables);
  const { refresh } = state;
  const [shown, setShown] = useState<ShownKey | null>(null);
  useChanges('apiKeys', refresh);
  const isFromMemory = !reference.source;
  useEffect(() => {
    if (isFromMemory) refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh, isFromMemory]);
  const made = (key: ShownKey) => {
    setShown(key);
    onAdded();
  };
  return (
    <>
      <StaleNotice refresh={state} fallback="The API keys could not be loaded." />
      {shown && <NewApiKey shown={shown} onDone={() => setShown(null)} focus={focus} />}
      {isAdding && (
        <ApiKeyForm
          onMade={made}
          onCancel={() => {
            onAdded();
            focus();
          }}
        />
      )}
      <ApiKeyList
        viewer={viewer}
        isAdding={isAdding}
        onAdd={onAdd}
        onRevoked={(id) => {
          if (shown?.id === id) setShown(null);
        }}
        focus={focus}
      />
    </>
  );
}

const Loading = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading your API keys …</span>
    <Skeleton className="h-28 rounded-xl" />
    <Skeleton className="h-28 rounded-xl" />
  </div>
);
