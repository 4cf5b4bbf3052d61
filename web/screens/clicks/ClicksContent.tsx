import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ChartSpline, Keyboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ClicksContent_viewer$key } from '../../__generated__/ClicksContent_viewer.graphql';
import type { ClicksScreenQuery } from '../../__generated__/ClicksScreenQuery.graphql';
import { formatTime } from '../../format/dates.ts';
import { countOf } from '../../format/numbers.ts';
import { analyticsMessage } from '../../parts/analytics/analytics-message.ts';
import { todayIn } from '../../parts/analytics/days.ts';
import { FilterBar } from '../../parts/analytics/FilterBar.tsx';
import { PeriodPicker } from '../../parts/analytics/PeriodPicker.tsx';
import { filterKey, scopeShortcuts } from '../../parts/analytics/scope-shortcuts.ts';
import { addressWith, restQueryOf } from '../../parts/analytics/scope.ts';
import { useScope } from '../../parts/analytics/useScope.ts';
import { CsvExportButton } from '../../parts/CsvExportButton.tsx';
import { paths } from '../../paths.ts';
import type { Refresh } from '../../relay/useRefresh.ts';
import { Button, buttonClass, IconButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { useShortcuts } from '../../ui/useShortcuts.ts';
import { ClickList } from './ClickList.tsx';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../../parts/analytics/ShortcutsDialog.tsx')).ShortcutsDialog,
}));

interface ClicksContentProps {
  viewer: ClicksContent_viewer$key;
  scope: ClicksScreenQuery['variables']['scope'];
  refresh: Refresh;
}

/** The page as it is filled by the query and moved by the subscription. */
export function ClicksContent({ scope: shown, refresh, ...props }: ClicksContentProps) {
  const viewer = useFragment(
    graphql`
      fragment ClicksContent_viewer on Viewer @argumentDefinitions(scope: { type: "AnalyticsScope!" }) {
        timeZone
        limits {
          maxAnalyticsHistoryDays
        }
        analytics(scope: $scope) {
          updatedAt
          summary {
            clicks {
              value
            }
          }
          ...FilterBar_analytics
        }
        ...ClickList_viewer @arguments(scope: $scope)
      }
    `,
    props.viewer,
  );
  const control = useScope();
  const { analytics, timeZone } = viewer;
  const today = todayIn(timeZone);
  const total = analytics.summary.clicks.value;
  return (
    <Page
      title="Click History"
      intro={`${countOf(total, 'click')}, newest first. Times are in ${timeZone.replaceAll('_', ' ')}.`}
      actions={
        <>
          <PeriodPicker control={control} historyDays={viewer.limits.maxAnalyticsHistoryDays} today={today} />
          <Link to={`${paths.analytics}${addressWith(new URLSearchParams(), control.scope)}`} className={buttonClass()}>
            <ChartSpline aria-hidden />
            Analytics
          </Link>
          <CsvExportButton
            label="Export CSV"
            path={`/api/analytics/clicks.csv?${restQueryOf(control.scope)}`}
            failure="Failed to export clicks"
          />
          <Shortcuts control={control} today={today} />
        </>
      }
    >
      <FilterBar analytics={analytics} control={control} />
      {refresh.error && (
        <Notice tone="danger" action={<Button onClick={refresh.refresh}>Try Again</Button>}>
          These clicks are from {formatTime(analytics.updatedAt)} and may be out of date.{' '}
          {analyticsMessage(refresh.error)}.
        </Notice>
      )}
      <ClickList key={JSON.stringify(shown)} viewer={viewer} asked={shown} control={control} refresh={refresh} />
    </Page>
  );
}

const listKeys = [
  { key: '↑ ↓', label: 'Go from click to click' },
  { key: 'Enter', label: 'Show a click' },
  { key: 'p', label: 'Pause the new clicks, or go on' },
] as const;

/** The keys of the page, and the dialog that tells them. */
function Shortcuts({ control, today }: { control: ReturnType<typeof useScope>; today: string }) {
  const [isOpen, setOpen] = useState(false);
  const shortcuts = scopeShortcuts(control, today);
  useShortcuts([...shortcuts, { key: '?', label: 'Show these keys', run: () => setOpen(true) }]);
  return (
    <>
      <IconButton label="Keyboard shortcuts (?)" className="max-sm:hidden" onClick={() => setOpen(true)}>
        <Keyboard aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ShortcutsDialog shortcuts={[...listKeys, ...shortcuts, filterKey]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
