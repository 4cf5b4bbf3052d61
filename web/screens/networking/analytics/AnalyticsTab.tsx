import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { AnalyticsTab_viewer$key } from '../../../__generated__/AnalyticsTab_viewer.graphql';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { DelayReceipts } from './DelayReceipts.tsx';
import { ranges, type RangeKey } from './ranges.ts';
import { WebsiteFigures } from './WebsiteFigures.tsx';

interface AnalyticsTabProps {
  viewer: AnalyticsTab_viewer$key;
  /** The website that was asked for; null for the first one. */
  website: string | null;
  range: RangeKey;
  onRange: (range: RangeKey) => void;
  onWebsite: (id: string) => void;
  onRegister: () => void;
}

/** How good the path of a website's visitors to this installation is. */
export function AnalyticsTab({ website, range, onRange, onWebsite, onRegister, ...props }: AnalyticsTabProps) {
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
        <NoWebsite
          first={(website !== null && websites[0]) || null}
          onWebsite={onWebsite}
          isUnknown={website !== null}
          onRegister={onRegister}
        />
      )}
      <DelayReceipts viewer={viewer} />
    </div>
  );
}

interface NoWebsiteProps extends Pick<AnalyticsTabProps, 'onWebsite' | 'onRegister'> {
  /** Another one to show instead. */
  first: { id: string; domain: string } | null;
  /** A website was asked for that is none of the viewer's. */
  isUnknown: boolean;
}

/** Instead of figures: no website yet, or none with this id. */
function NoWebsite({ first, isUnknown, onWebsite, onRegister }: NoWebsiteProps) {
  const register = <Button onClick={onRegister}>Register a website</Button>;
  if (isUnknown)
    return (
      <EmptyState
        compact
        title="Website not found"
        action={first ? <Button onClick={() => onWebsite(first.id)}>Show {first.domain}</Button> : register}
      >
        There is no such website in your account. Perhaps it was removed.
      </EmptyState>
    );
  return (
    <EmptyState compact title="No website analytics available" action={register}>
      Register a website and install the snippet to see how good the path of its visitors to this installation is. That
      of the clicks on your links is{' '}
      <Link to={`${paths.analytics}?tab=deep#paths`} className="text-accent underline underline-offset-2">
        in Analytics
      </Link>
      .
    </EmptyState>
  );
}
