import { graphql, useFragment } from 'react-relay/hooks';
import type { RulesPanel_analytics$key } from '../../../__generated__/RulesPanel_analytics.graphql';
import { BreakdownPanel } from './BreakdownPanel.tsx';
import { PanelPlace } from './PanelPlace.tsx';

/** All rules that a link can have, and no rule. */
const MOST_SHOWN = 21;

/** Which redirect rule led the clicks of a link that has some; nothing for others. */
export function RulesPanel(props: { analytics: RulesPanel_analytics$key }) {
  const { url, rules } = useFragment(
    graphql`
      fragment RulesPanel_analytics on Analytics {
        url {
          redirectRules {
            __typename
          }
        }
        rules: breakdown(dimension: RULE, first: 21) {
          ...BreakdownList_breakdown
        }
      }
    `,
    props.analytics,
  );
  if (!url?.redirectRules.length) return null;
  return (
    <PanelPlace id="rules">
      <BreakdownPanel dimension="RULE" breakdown={rules} limit={MOST_SHOWN} />
    </PanelPlace>
  );
}
