import { graphql, useFragment } from 'react-relay/hooks';
import type { PathPanel_analytics$key } from '../../__generated__/PathPanel_analytics.graphql';
import { Panel } from '../../ui/Panel.tsx';
import { MetricTip } from '../analytics/MetricTip.tsx';
import { useScopeContext } from '../analytics/scope-context.ts';
import { PathSummary } from './PathSummary.tsx';
import { PathTable } from './PathTable.tsx';
import { MeasureNote } from './SnippetNote.tsx';

/** How good the path of visitors to this installation is, as distributions, by what tells them apart. */
export function PathPanel(props: { analytics: PathPanel_analytics$key }) {
  const analytics = useFragment(
    graphql`
      fragment PathPanel_analytics on Analytics {
        humanClicks
        facts {
          roundTrip {
            count
          }
          speed {
            count
          }
        }
        ...PathSummary_analytics
      }
    `,
    props.analytics,
  );
  const { roundTrip, speed } = analytics.facts;
  const control = useScopeContext();
  return (
    <Panel
      title="Path to this installation"
      tip={<MetricTip metric="quality" name="Path to this installation" />}
      subtitle="Medians first, from your visitors to this server"
    >
      {roundTrip.count + speed.count === 0 ? (
        <MeasureNote>Round trips appear on measurement level Essential or Full, speeds on Full.</MeasureNote>
      ) : (
        <>
          <PathSummary analytics={analytics} />
          {control && (
            <PathTable scope={control.scope} moved={[analytics.humanClicks, roundTrip.count, speed.count].join(' ')} />
          )}
        </>
      )}
    </Panel>
  );
}
