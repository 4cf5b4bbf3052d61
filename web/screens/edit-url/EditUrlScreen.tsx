import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { ArrowLeft } from 'lucide-react';
import type { EditUrlScreenQuery } from '../../__generated__/EditUrlScreenQuery.graphql';
import { paths } from '../../paths.ts';
import { useRouteQuery } from '../../relay/route-query.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { EditUrlContent } from './EditUrlContent.tsx';

const query = graphql`
  query EditUrlScreenQuery($id: ID!) {
    node(id: $id) {
      ...EditUrlContent_url @alias(as: "url")
    }
  }
`;

const toList = (
  <Link to={paths.urls} className={buttonClass('secondary')}>
    <ArrowLeft aria-hidden />
    All links
  </Link>
);

/** /urls/:id/edit: the editable fields of a URL and its facts. */
export function EditUrlScreen() {
  const reference = useRouteQuery<EditUrlScreenQuery>(query);
  return (
    <Suspense fallback={<Loading />}>
      <Loaded reference={reference} />
    </Suspense>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<EditUrlScreenQuery> }) {
  const { node } = usePreloadedQuery<EditUrlScreenQuery>(query, reference);
  const [version, setVersion] = useState(0);
  const renew = () => setVersion((before) => before + 1);
  const { refresh, isRefreshing } = useRefresh<EditUrlScreenQuery>(query, reference.variables, renew);
  if (!node?.url) return <Missing />;
  return (
    <EditUrlContent
      url={node.url}
      version={version}
      onSaved={renew}
      onReload={refresh}
      isReloading={isRefreshing}
      actions={toList}
    />
  );
}

const Missing = () => (
  <ErrorState title="This link does not exist" action={toList}>
    <title>Link not found · Footbridge</title>
    It was deleted, or the address is incorrect.
  </ErrorState>
);

const Loading = () => (
  <Page title="Edit link" intro="Loading …" actions={toList}>
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Skeleton className="h-[34rem] rounded-xl" />
      <Skeleton className="h-72 rounded-xl" />
    </div>
  </Page>
);
