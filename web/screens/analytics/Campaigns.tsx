import { graphql, useFragment } from 'react-relay/hooks';
import type { Campaigns_analytics$key } from '../../__generated__/Campaigns_analytics.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { NoClicks } from '../../parts/analytics/NoClicks.tsx';
import { withFilter } from '../../parts/analytics/change-scope.ts';
import type { AddressScope } from '../../parts/analytics/scope.ts';
import { useScopeContext } from '../../parts/analytics/scope-context.ts';
import { ShowAll } from '../../parts/analytics/ShowAll.tsx';
import { Unknown } from '../../ui/Unknown.tsx';
import { NEEDS_SNIPPET } from './metrics.ts';

interface Campaign {
  source: string | null | undefined;
  medium: string | null | undefined;
  campaign: string | null | undefined;
}

const nameOf = ({ source, medium, campaign }: Campaign) =>
  [campaign, source, medium].filter(Boolean).join(', ') || 'no campaign';
const keyOf = ({ source, medium, campaign }: Campaign) => JSON.stringify([source, medium, campaign]);

/** All three of a campaign's parameters at once: the empty key stands for one that was not there. */
function onlyCampaign(scope: AddressScope, { source, medium, campaign }: Campaign): AddressScope {
  const is = (dimension: 'UTM_SOURCE' | 'UTM_MEDIUM' | 'UTM_CAMPAIGN', value: string | null | undefined) =>
    ({ dimension, isNot: false, values: [value ?? ''] }) as const;
  return [is('UTM_SOURCE', source), is('UTM_MEDIUM', medium), is('UTM_CAMPAIGN', campaign)].reduce(withFilter, scope);
}

/** Clicks by the campaign parameters that came together; choosing one filters by all of them. */
export function Campaigns(props: { analytics: Campaigns_analytics$key }) {
  const { campaigns, utm } = useFragment(
    graphql`
      fragment Campaigns_analytics on Analytics {
        campaigns(first: 10) {
          source
          medium
          campaign
          clicks
          percentage
        }
        utm: breakdown(dimension: UTM_CAMPAIGN, first: 1) {
          totalCount
        }
      }
    `,
    props.analytics,
  );
  const control = useScopeContext();
  if (campaigns.length === 0) {
    return (
      <NoClicks title="No clicks with campaign parameters">
        Clicks that bring utm_source, utm_medium or utm_campaign appear here.
      </NoClicks>
    );
  }
  return (
    <div className="@container flex grow flex-col">
      <ol className="grid grid-cols-1 gap-1">
        {campaigns.map((one) => (
          <li key={keyOf(one)} className="relative isolate">
            <span
              aria-hidden
              className="absolute inset-y-0 left-0 -z-10 rounded-lg bg-chart-1/12"
              style={{ width: `${Math.min(100, one.percentage)}%` }}
            />
            <button
              type="button"
              disabled={!control}
              title={`Only clicks of ${nameOf(one)}`}
              onClick={() => control?.change(onlyCampaign(control.scope, one))}
              className="flex w-full items-center gap-3 rounded-lg px-2 py-1.5 text-left text-sm enabled:hover:bg-sunken/70"
            >
              <span className="min-w-0 grow">
                <span className="line-clamp-2 wrap-anywhere">{one.campaign ?? 'No campaign'}</span>
                <span className="line-clamp-2 text-xs wrap-anywhere text-faint">
                  {one.source ?? 'no source'} / {one.medium ?? 'no medium'}
                </span>
              </span>
              <span className="shrink-0 text-xs text-faint @max-xs:hidden">
                Conversions <Unknown why={NEEDS_SNIPPET} />
              </span>
              <span className="w-14 shrink-0 text-right font-medium tabular-nums">
                {formatCount(one.clicks)}
                <span className="sr-only"> clicks</span>
              </span>
              <span className="w-12 shrink-0 text-right text-xs text-muted tabular-nums">
                {formatPercent(one.percentage)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <ShowAll dimension="UTM_CAMPAIGN" count={utm.totalCount} />
    </div>
  );
}
