import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SocialNetworks_analytics$key } from '../../../__generated__/SocialNetworks_analytics.graphql';
import { withFilter } from '../../../parts/analytics/change-scope.ts';
import { NoClicks } from '../../../parts/analytics/NoClicks.tsx';
import { useScopeContext } from '../../../parts/analytics/scope-context.ts';
import { Button } from '../../../ui/Button.tsx';
import { ShareRow } from '../../../parts/panels/ShareRow.tsx';

const LISTED = 8;

/** The social networks that brought clicks, whichever of their hosts they came by; choosing one filters by all of these. */
export function SocialNetworks(props: { analytics: SocialNetworks_analytics$key }) {
  const { social } = useFragment(
    graphql`
      fragment SocialNetworks_analytics on Analytics {
        social(first: 100) {
          network
          referrers
          clicks
          percentage
        }
      }
    `,
    props.analytics,
  );
  const [isWhole, setWhole] = useState(false);
  const control = useScopeContext();
  if (social.length === 0) {
    return (
      <NoClicks title="No clicks from social networks">
        Clicks from social networks appear here, listed by network.
      </NoClicks>
    );
  }
  const choose = (referrers: readonly string[]) =>
    control?.change(
      withFilter(control.scope, { dimension: 'REFERRER', isNot: false, values: referrers.slice(0, 100) }),
    );
  return (
    <div className="flex grow flex-col">
      <ol className="grid grid-cols-1 gap-1">
        {social.slice(0, isWhole ? undefined : LISTED).map(({ network, referrers, clicks, percentage }) => (
          <ShareRow
            key={network}
            title={`Only clicks from ${network}`}
            onChoose={control ? () => choose(referrers) : undefined}
            clicks={clicks}
            share={percentage}
            width={(clicks / Math.max(social[0]!.clicks, 1)) * 100}
          >
            <span className="min-w-0 grow wrap-anywhere">{network}</span>
          </ShareRow>
        ))}
      </ol>
      {social.length > LISTED && (
        <Button tone="quiet" className="mt-2 self-start !px-2" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all: ${social.length} networks`}
        </Button>
      )}
    </div>
  );
}
