import { graphql, useFragment } from 'react-relay/hooks';
import type { DevicePanel_analytics$key } from '../../__generated__/DevicePanel_analytics.graphql';
import { BreakdownList } from '../analytics/BreakdownList.tsx';
import { TabPanel } from '../../ui/TabPanel.tsx';
import { MetricTip } from '../analytics/MetricTip.tsx';
import { FactShares } from './FactShares.tsx';
import { VisitNote } from './SnippetNote.tsx';

const LISTED = 8;

/** The devices and operating systems. */
export function DevicePanel(props: { analytics: DevicePanel_analytics$key }) {
  const analytics = useFragment(
    graphql`
      fragment DevicePanel_analytics on Analytics {
        devices: breakdown(dimension: DEVICE, first: 10) {
          ...BreakdownList_breakdown @arguments(isMeasured: true)
        }
        systems: breakdown(dimension: OS, first: 10) {
          ...BreakdownList_breakdown
        }
        screens {
          ...FactShares_shares
        }
        ...SnippetNote_analytics
      }
    `,
    props.analytics,
  );
  const { devices, systems, screens } = analytics;
  return (
    <TabPanel
      title="Device analytics"
      tip={<MetricTip metric="device" name="Device analytics" />}
      subtitle="Devices used"
      tabs={[
        {
          value: 'devices',
          label: 'Devices',
          content: (
            <BreakdownList
              breakdown={devices}
              limit={LISTED}
              facts="visit"
              empty="Desktops, phones and tablets appear here."
            />
          ),
        },
        {
          value: 'os',
          label: 'OS',
          content: <BreakdownList breakdown={systems} limit={LISTED} empty="Operating systems appear here." />,
        },
        {
          value: 'screen',
          label: 'Screen',
          content: screens ? (
            <FactShares shares={screens} unit="clicks" limit={LISTED} />
          ) : (
            <VisitNote figures="Screen sizes" analytics={analytics} />
          ),
        },
      ]}
    />
  );
}
