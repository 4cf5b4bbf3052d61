import { graphql, useFragment } from 'react-relay/hooks';
import type { UsageAlert_viewer$key } from '../../__generated__/UsageAlert_viewer.graphql';
import { formatPercent } from '../../format/numbers.ts';
import { PlanLink } from '../../parts/PlanLink.tsx';
import { Notice } from '../../ui/Notice.tsx';

const THRESHOLD = 80;

const isHigh = (percentage: number | null | undefined): percentage is number =>
  typeof percentage === 'number' && percentage > THRESHOLD;

/** Warns when more than 80 % of the plan's clicks or URLs are used. */
export function UsageAlert(props: { viewer: UsageAlert_viewer$key }) {
  const { canUpgrade, usage } = useFragment(
    graphql`
      fragment UsageAlert_viewer on Viewer {
        canUpgrade
        usage {
          clickUsagePercentage
          urlUsagePercentage
        }
      }
    `,
    props.viewer,
  );
  const parts = [
    isHigh(usage.clickUsagePercentage) && `${formatPercent(usage.clickUsagePercentage)} of your monthly clicks`,
    isHigh(usage.urlUsagePercentage) && `${formatPercent(usage.urlUsagePercentage)} of your links`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <Notice tone="warning" action={<PlanLink>{canUpgrade ? 'Upgrade' : 'See plans'}</PlanLink>}>
      You have used {parts.join(' and ')}. Your links keep working when the click limit is reached.
    </Notice>
  );
}
