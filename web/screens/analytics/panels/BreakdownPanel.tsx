import type { BreakdownList_breakdown$key } from '../../../__generated__/BreakdownList_breakdown.graphql';
import { BreakdownList } from '../../../parts/analytics/BreakdownList.tsx';
import { panelOf, type PanelDimension } from '../../../parts/analytics/dimensions.ts';
import { MetricTip } from '../../../parts/analytics/MetricTip.tsx';
import { Panel } from '../../../ui/Panel.tsx';

interface BreakdownPanelProps {
  dimension: PanelDimension;
  breakdown: BreakdownList_breakdown$key;
  limit: number;
}

/** The values of a dimension with the most clicks, under the words of its entry. */
export function BreakdownPanel({ dimension, ...list }: BreakdownPanelProps) {
  const { title, subtitle, empty, metric } = panelOf(dimension);
  return (
    <Panel title={title} tip={<MetricTip metric={metric} name={title} />} subtitle={subtitle}>
      <BreakdownList {...list} empty={empty} />
    </Panel>
  );
}
