import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ProfileScreenQuery } from '../../__generated__/ProfileScreenQuery.graphql';
import { useRouteQuery } from '../../relay/route-query.ts';
import { titles } from '../../titles.ts';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { SignInPanels } from './SignInPanels.tsx';
import { WarningsPanel } from './WarningsPanel.tsx';

const query = graphql`
  query ProfileScreenQuery {
    viewer {
      ...PersonPanel_viewer
      ...WarningsPanel_viewer
      ...SignInPanels_viewer
    }
    ...PersonPanel_choices
  }
`;

/** /account/profile: who the owner is, and how days and weeks are cut. */
export function ProfileScreen() {
  const reference = useRouteQuery<ProfileScreenQuery>(query);
  return (
    <Page title={titles.profile} intro="Your name, your calendar and how you sign in.">
      <div className="grid max-w-3xl gap-5">
        <Suspense fallback={<Loading />}>
          <Loaded reference={reference} />
        </Suspense>
      </div>
    </Page>
  );
}

const Loading = () => (
  <>
    <p className="sr-only" role="status">
      Loading profile...
    </p>
    <Skeleton className="h-96 rounded-xl" />
    <Skeleton className="h-24 rounded-xl" />
  </>
);

function Loaded({ reference }: { reference: PreloadedQuery<ProfileScreenQuery> }) {
  const data = usePreloadedQuery<ProfileScreenQuery>(query, reference);
  return (
    <>
      <PersonPanel viewer={data.viewer} choices={data} />
      <SignInPanels viewer={data.viewer} />
      <WarningsPanel viewer={data.viewer} />
    </>
  );
}
