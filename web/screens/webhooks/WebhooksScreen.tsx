import { Suspense, useRef, useState } from 'react';
import { Plus } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { WebhooksScreenQuery } from '../../__generated__/WebhooksScreenQuery.graphql';
import type { WebhooksScreenSubscription } from '../../__generated__/WebhooksScreenSubscription.graphql';
import { API_GUIDES } from '../../paths.ts';
import { useLive } from '../../relay/useLive.ts';
import { useRouteQuery } from '../../relay/route-query.ts';
import { titles } from '../../titles.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { NewSecret } from './NewSecret.tsx';
import { useWebhookMutations, type ShownSecret } from './useWebhookMutations.ts';
import { WebhookForm, type WebhookValues } from './WebhookForm.tsx';
import { WebhookList } from './WebhookList.tsx';

const query = graphql`
  query WebhooksScreenQuery {
    viewer {
      ...WebhookList_viewer
    }
    webhookEventTypes {
      ...EventChoice_types
    }
  }
`;

const subscription = graphql`
  subscription WebhooksScreenSubscription {
    webhooksUpdated {
      viewer {
        ...WebhookList_viewer
      }
    }
  }
`;

const intro = (
  <>
    Webhooks tell your server what happens to your links. The{' '}
    <a href={`${API_GUIDES}/webhooks`} className="underline">
      guide
    </a>{' '}
    describes every event, and how to verify what arrives.
  </>
);
const NOTHING: WebhookValues = { url: '', description: '', events: ['link.created', 'link.updated', 'link.deleted'] };

/** /account/webhooks: the viewer's webhooks with their logs, moving as deliveries arrive. */
export function WebhooksScreen() {
  const reference = useRouteQuery<WebhooksScreenQuery>(query);
  const [isAdding, setAdding] = useState(false);
  const create = useRef<HTMLButtonElement>(null);
  const actions = (
    <Button ref={create} tone="primary" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
      <Plus aria-hidden />
      Create webhook
    </Button>
  );
  return (
    <Page title={titles.webhooks} intro={intro} actions={actions}>
      <Suspense fallback={<Loading />}>
        <Loaded reference={reference} isAdding={isAdding} setAdding={setAdding} focus={() => create.current?.focus()} />
      </Suspense>
    </Page>
  );
}

interface LoadedProps {
  reference: PreloadedQuery<WebhooksScreenQuery>;
  isAdding: boolean;
  setAdding: (isAdding: boolean) => void;
  /** Moves the focus to where a webhook is made. */
  focus: () => void;
}

function Loaded({ reference, isAdding, setAdding, focus }: LoadedProps) {
  const { viewer, webhookEventTypes: types } = usePreloadedQuery<WebhooksScreenQuery>(query, reference);
  useLive<WebhooksScreenSubscription>(subscription, {});
  const [shown, setShown] = useState<ShownSecret | null>(null);
  const { create } = useWebhookMutations();
  const save = async ({ description, ...values }: WebhookValues) => {
    setShown(await create({ ...values, description: description || null }));
    setAdding(false);
  };
  const leave = () => {
    setAdding(false);
    focus();
  };
  const stored = () => {
    setShown(null);
    focus();
  };
  return (
    <>
      {shown && <NewSecret shown={shown} onDone={stored} />}
      {isAdding && (
        <WebhookForm
          label="New webhook"
          action="Create webhook"
          types={types}
          values={NOTHING}
          save={save}
          onCancel={leave}
        />
      )}
      <WebhookList
        viewer={viewer}
        types={types}
        isAdding={isAdding}
        onAdd={() => setAdding(true)}
        onSecret={setShown}
        focus={focus}
      />
    </>
  );
}

const Loading = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading your webhooks …</span>
    <Skeleton className="h-36 rounded-xl" />
    <Skeleton className="h-36 rounded-xl" />
  </div>
);
