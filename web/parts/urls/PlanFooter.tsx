import { graphql, useFragment } from 'react-relay/hooks';
import type { PlanFooter_viewer$key } from '../../__generated__/PlanFooter_viewer.graphql';
import { countOf, formatCount } from '../../format/numbers.ts';
import { PlanLink } from '../PlanLink.tsx';

const UNLIMITED = -1;

/** The plan, and how many of its URLs are used. */
export function PlanFooter(props: { viewer: PlanFooter_viewer$key }) {
  const { tier, usage } = useFragment(
    graphql`
      fragment PlanFooter_viewer on Viewer {
        tier
        usage {
          urlCount
          maxUrls
        }
      }
    `,
    props.viewer,
  );
  const { urlCount, maxUrls } = usage;
  return (
    <p className="text-xs text-faint tabular-nums">
      <span className="capitalize">{tier}</span> plan ·{' '}
      {maxUrls === UNLIMITED ? countOf(urlCount, 'link') : `${formatCount(urlCount)} of ${countOf(maxUrls, 'link')}`} ·{' '}
      <PlanLink />
    </p>
  );
}
