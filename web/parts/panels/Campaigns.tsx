import { graphql, useFragment } from 'react-relay/hooks';
import type { Campaigns_analytics$key } from '../../__generated__/Campaigns_analytics.graphql';
import { countOf, formatPercent } from '../../format/numbers.ts';
import { NoClicks } from '../analytics/NoClicks.tsx';
import { withFilter } from '../analytics/change-scope.ts';
import type { AddressScope } from '../analytics/scope.ts';
import { useScopeContext } from '../analytics/scope-context.ts';
import { ShowAll } from '../analytics/ShowAll.tsx';
import { ShareRow } from './ShareRow.tsx';
import { ShowCombinations } from './ShowCombinations.tsx';

/** One more row is requested: if it exists, there is more to show. */
const LISTED = 10;

interface Campaign {
  source: string | null | undefined;
  medium: string | null | undefined;
  campaign: string | null | undefined;
}

const nameOf = ({ source, medium, campaign }: Campaign) =>
  [campaign, source, medium].filter(Boolean).join(', ') || 'no campaign';
const keyOf = ({ source, medium, campaign }: Campaign) => JSON.stringify([source, medium, campaign]);

/** All three parameters of a campaign at once; the empty key means a missing parameter. */
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
        campaigns(first: 11) {
          source
          medium
          campaign
          clicks
          percentage
          facts {
            conversions
            conversionRate
          }
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
        Clicks with utm_source, utm_medium or utm_campaign appear here.
      </NoClicks>
    );
  }
  return (
    <div className="@container flex grow flex-col">
      <ol className="grid grid-cols-1 gap-1">
        {campaigns.slice(0, LISTED).map((one) => (
          <ShareRow
            key={keyOf(one)}
            title={`Only clicks of ${nameOf(one)}`}
            onChoose={control ? () => control.change(onlyCampaign(control.scope, one)) : undefined}
            clicks={one.clicks}
            share={one.percentage}
            width={(one.clicks / Math.max(campaigns[0]!.clicks, 1)) * 100}
          >
            <span className="min-w-0 grow">
              <span className="line-clamp-2 wrap-anywhere">{one.campaign ?? 'No campaign'}</span>
              <span className="line-clamp-2 text-xs wrap-anywhere text-faint">
                {one.source ?? 'no source'} / {one.medium ?? 'no medium'}
              </span>
              <Conversions {...one.facts} />
            </span>
          </ShareRow>
        ))}
      </ol>
      <div className="flex flex-wrap gap-x-2">
        {campaigns.length > LISTED && <ShowCombinations kind="campaigns" label="Show all combinations" />}
        <ShowAll dimension="UTM_CAMPAIGN" count={utm.totalCount} shown={campaigns.length} />
      </div>
    </div>
  );
}

/** Conversion rates above which the return of a campaign is called high or medium. */
const HIGH = 4;
const MEDIUM = 2;
const returnOf = (rate: number) => (rate > HIGH ? 'High' : rate > MEDIUM ? 'Medium' : 'Low');

/** What a campaign led to, as far as websites with the snippet report it. */
function Conversions(facts: { conversions?: number | null | undefined; conversionRate?: number | null | undefined }) {
  const { conversions, conversionRate } = facts;
  if (typeof conversions !== 'number' || typeof conversionRate !== 'number') return null;
  return (
    <span className="block text-xs text-muted tabular-nums">
      {countOf(conversions, 'conversion')} · {formatPercent(conversionRate)} · ROI {returnOf(conversionRate)}
    </span>
  );
}
