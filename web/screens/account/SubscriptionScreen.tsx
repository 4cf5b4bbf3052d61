import { Suspense } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SubscriptionScreenQuery } from '../../__generated__/SubscriptionScreenQuery.graphql';
import { paths } from '../../paths.ts';
import { useRouteQuery } from '../../relay/route-query.ts';
import { titles } from '../../titles.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { PlanCard } from './PlanCard.tsx';

const query = graphql`
  query SubscriptionScreenQuery {
    viewer {
      tier
      billingPortalUrl
      canSwitchPlan
      usage {
        urlCount
      }
      plans {
        tier
        ...PlanCard_plan
      }
    }
  }
`;

/** /account/subscription: the plans side by side, and the way to another one. */
export function SubscriptionScreen() {
  const reference = useRouteQuery<SubscriptionScreenQuery>(query);
  return (
    <Page title={titles.subscription} intro="What each plan allows.">
      <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
        <Loaded reference={reference} />
      </Suspense>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<SubscriptionScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SubscriptionScreenQuery>(query, reference);
  const { tier, plans, billingPortalUrl, canSwitchPlan, usage } = viewer;
  return (
    <>
      <div className="grid gap-4 sm:gap-5 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.tier}
            plan={plan}
            isCurrent={plan.tier === tier}
            canSwitch={canSwitchPlan}
            urlCount={usage.urlCount}
          />
        ))}
      </div>
      <WhoChanges billingPortalUrl={billingPortalUrl} canSwitch={canSwitchPlan} />
      <p className="text-sm text-muted">
        <Link to={paths.usage} className="font-medium text-accent underline underline-offset-2">
          See your usage
        </Link>
      </p>
    </>
  );
}

function WhoChanges({
  billingPortalUrl,
  canSwitch,
}: {
  billingPortalUrl: string | null | undefined;
  canSwitch: boolean;
}) {
  if (billingPortalUrl) {
    return (
      <div>
        <a href={billingPortalUrl} className={buttonClass('primary')}>
          <ExternalLink aria-hidden />
          Manage subscription
        </a>
      </div>
    );
  }
  const who = canSwitch
    ? 'A change takes effect at once.'
    : 'Plans are changed by the operator of this server: please ask there for another one. A change takes effect at once.';
  return (
    <p className="text-sm text-muted">
      {who} Nothing is deleted: on a smaller plan your links keep working, and earlier statistics are hidden until you
      return.
    </p>
  );
}
