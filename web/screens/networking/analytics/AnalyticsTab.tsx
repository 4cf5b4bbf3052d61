import { graphql, useFragment } from 'react-relay/hooks';
import type { AnalyticsTab_viewer$key } from '../../../__generated__/AnalyticsTab_viewer.graphql';
import { Button } from '../../../ui/Button.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { DelayReceipts } from './DelayReceipts.tsx';
import { ranges, type RangeKey } from './ranges.ts';
import { WebsiteFigures } from './WebsiteFigures.tsx';

interface AnalyticsTabProps {
  viewer: AnalyticsTab_viewer$key;
  range: RangeKey;
  onRange: (range: RangeKey) => void;
  onWebsite: (id: string) => void;
  onRegister: () => void;
}

/** How good the path of a website's visitors to this installation is. */
export function AnalyticsTab({ range, onRange, onWebsite, onRegister, ...props }: AnalyticsTabProps) {
  const viewer = useFragment(
    graphql`
      fragment AnalyticsTab_viewer on Viewer
      @argumentDefinitions(website: { type: "ID" }, range: { type: "WebsiteRange!" }, days: { type: "Int!" }) {
        websites {
          id
          domain
        }
        shown: website(id: $website) {
          id
          ...WebsiteFigures_website @arguments(range: $range)
        }
        ...DelayReceipts_viewer @arguments(days: $days)
      }
    `,
    props.viewer,
  );
  const { websites, shown } = viewer;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {shown && (
          <Select
            label="Website"
            options={websites.map(({ id, domain }) => ({ value: id, label: domain }))}
            value={shown.id}
            onChange={onWebsite}
          />
        )}
        <SegmentedControl
          label="Range"
          segments={ranges.map(({ value, label, said }) => ({ value, label: said, face: label }))}
          value={range}
          onChange={onRange}
        />
      </div>
      {shown ? (
        <WebsiteFigures website={shown} range={range} />
      ) : (
        <EmptyState
          compact
          title="No website analytics available"
          action={<Button onClick={onRegister}>Register a website</Button>}
        >
          Register a website and install the snippet to see how good the path of its visitors to this installation is.
        </EmptyState>
      )}
      <DelayReceipts viewer={viewer} />
    </div>
  );
}
