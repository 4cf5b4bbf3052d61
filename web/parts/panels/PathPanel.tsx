import { graphql, useFragment } from 'react-relay/hooks';
import type { PathPanel_analytics$key } from '../../__generated__/PathPanel_analytics.graphql';
import { Panel } from '../../ui/Panel.tsx';
import { MetricTip } from '../analytics/MetricTip.tsx';
import { useScopeContext } from '../analytics/scope-context.ts';
import { Paths } from './Paths.tsx';
import { MeasureNote } from './SnippetNote.tsx';

/** How good the path of visitors to this installation is, as distributions, by what tells them apart. */
export function PathPanel(props: { analytics: PathPanel_analytics$key }) {
  const { facts } = useFragment(
    graphql`
      fragment PathPanel_analytics on Analytics {
        facts {
          roundTrip {
            count
          }
          speed {
            count
          }
        }
      }
    `,
    props.analytics,
  );
  const counts = [facts.roundTrip.count, facts.speed.count];
  const control = useScopeContext();
  return (
    <Panel
      title="Path to this installation"
      tip={<MetricTip metric="quality" name="Path to this installation" />}
      subtitle="Medians first, from your visitors to this server"
    >
      {control && counts.some((count) => count > 0) ? (
        <Paths scope={control.scope} moved={counts.join(' ')} />
      ) : (
        <MeasureNote>Round trips appear on measurement level Essential or Full, speeds on Full.</MeasureNote>
      )}
    </Panel>
  );
}
