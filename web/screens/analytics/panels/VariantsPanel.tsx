import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { VariantsPanel_analytics$key } from '../../../__generated__/VariantsPanel_analytics.graphql';
import { paths } from '../../../paths.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { BreakdownList } from '../../../parts/analytics/BreakdownList.tsx';
import { MetricTip } from '../../../parts/analytics/MetricTip.tsx';
import { NoClicks } from '../../../parts/analytics/NoClicks.tsx';

const LISTED = 10;

/** The destinations of A/B tests with the most clicks; how to start a test, where no click belongs to one. */
export function VariantsPanel(props: { analytics: VariantsPanel_analytics$key }) {
  const { variants } = useFragment(
    graphql`
      fragment VariantsPanel_analytics on Analytics {
        variants: breakdown(dimension: VARIANT, first: 10) {
          rows {
            key
          }
          ...BreakdownList_breakdown @arguments(isMeasured: true)
        }
      }
    `,
    props.analytics,
  );
  return (
    <Panel
      title="A/B tests"
      tip={<MetricTip metric="experiment" name="A/B tests" />}
      subtitle="Which destination visitors of an A/B test were led to"
      actions={
        <Link
          to={paths.experiments}
          className="shrink-0 text-sm font-medium whitespace-nowrap text-accent underline underline-offset-2"
        >
          All A/B tests
        </Link>
      }
    >
      {variants.rows.some(({ key }) => key) ? (
        <BreakdownList
          breakdown={variants}
          limit={LISTED}
          leftOut=""
          facts="visit"
          empty="The destinations of A/B tests appear here."
        />
      ) : (
        <NoClicks title="No clicks in an A/B test">
          Start an A/B test from the menu on a link's page. Clicks by destination then appear here.
        </NoClicks>
      )}
    </Panel>
  );
}
