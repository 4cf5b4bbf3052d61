import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ChartSpline, Keyboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import type {
  ClicksContent_viewer$data,
  ClicksContent_viewer$key,
} from '../../__generated__/ClicksContent_viewer.graphql';
import { formatTime, formatZone } from '../../format/dates.ts';
import { countOf } from '../../format/numbers.ts';
import { asSentence } from '../../format/sentence.ts';
import { analyticsMessage } from '../../parts/analytics/analytics-message.ts';
import { todayIn } from '../../parts/analytics/days.ts';
import { FilterBar } from '../../parts/analytics/FilterBar.tsx';
import { PeriodPicker } from '../../parts/analytics/PeriodPicker.tsx';
import { filterKey, scopeShortcuts } from '../../parts/analytics/scope-shortcuts.ts';
import { addressWith } from '../../parts/analytics/scope.ts';
import { useScope, type ScopeControl } from '../../parts/analytics/useScope.ts';
import { CsvExportButton } from '../../parts/CsvExportButton.tsx';
import { paths } from '../../paths.ts';
import type { Refresh } from '../../relay/useRefresh.ts';
import { Button, buttonClass, IconButton } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { useShortcuts } from '../../ui/useShortcuts.ts';
import { eitherOf } from './bot-reasons.ts';
import { ClickList } from './ClickList.tsx';
import { useWho, type WhoControl } from './useWho.ts';
import { restQueryWith, type AskedClicks } from './who.ts';
import { ReasonChoice, WhoChoice } from './WhoChoice.tsx';
import { lazily } from '../../ui/lazily.ts';
import { titles } from '../../titles.ts';

const ShortcutsDialog = lazily(async () => (await import('../../parts/analytics/ShortcutsDialog.tsx')).ShortcutsDialog);

interface ClicksContentProps {
  viewer: ClicksContent_viewer$key;
  /** Which clicks are shown. */
  asked: AskedClicks;
  refresh: Refresh;
}

/** The page as it is filled by the query and moved by the subscription. */
export function ClicksContent({ asked, refresh, ...props }: ClicksContentProps) {
  const viewer = useFragment(
    graphql`
      fragment ClicksContent_viewer on Viewer
      @argumentDefinitions(scope: { type: "AnalyticsScope!" }, bots: { type: "BotFilter" }) {
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
            bots {
              value
            }
          }
          ...FilterBar_analytics
        }
        ...ClickList_viewer @arguments(scope: $scope, bots: $bots)
      }
    `,
    props.viewer,
  );
  const control = useScope();
  const who = useWho(control);
  const { analytics, timeZone } = viewer;
  const today = todayIn(timeZone);
  return (
    <Page
      title={titles.clicks}
      intro={`${contentOf(asked, analytics.summary)} Times in ${formatZone(timeZone)}.`}
      actions={
        <>
          <PeriodPicker control={control} historyDays={viewer.limits.maxAnalyticsHistoryDays} today={today} />
          <Link to={`${paths.analytics}${addressWith(new URLSearchParams(), control.scope)}`} className={buttonClass()}>
            <ChartSpline aria-hidden />
            Analytics
          </Link>
          <CsvExportButton
            label="Export CSV"
            path={`/api/analytics/clicks.csv?${restQueryWith(control.scope, who)}`}
            failure="Failed to export clicks"
          />
          <Shortcuts control={control} who={who} />
        </>
      }
    >
      <FilterBar analytics={analytics} control={control} bots={<WhoChoice control={who} />} />
      <ReasonChoice control={who} />
      {refresh.error && (
        <Notice tone="danger" action={<Button onClick={refresh.refresh}>Try again</Button>}>
          These clicks are from {formatTime(analytics.updatedAt, timeZone)} and may be out of date.{' '}
          {asSentence(analyticsMessage(refresh.error))}
        </Notice>
      )}
      <ClickList
        key={JSON.stringify(asked)}
        viewer={viewer}
        asked={asked}
        control={control}
        who={who}
        refresh={refresh}
      />
    </Page>
  );
}

/** What the list has, in a sentence; how many clicks there are for a reason is counted nowhere. */
function contentOf({ bots }: AskedClicks, summary: ClicksContent_viewer$data['analytics']['summary']): string {
  if (bots?.reasons?.length) return `Only bots: ${eitherOf(bots.reasons)}, newest first.`;
  const clicks = bots ? `${countOf(summary.bots.value, 'click')} by bots` : countOf(summary.clicks.value, 'click');
  return `${clicks}, newest first.`;
}

const listKeys = [
  { key: '↑ ↓', label: 'Move between clicks' },
  { key: 'Enter', label: 'Show a click' },
  { key: 'p', label: 'Pause or resume new clicks' },
] as const;

interface ShortcutsProps {
  control: ScopeControl;
  who: WhoControl;
}

/** The shortcuts of the page and their dialog. */
function Shortcuts({ control, who }: ShortcutsProps) {
  const [isOpen, setOpen] = useState(false);
  const shortcuts = scopeShortcuts(control, {
    key: 'b',
    label: 'Switch between people, everything and bots',
    run: who.chooseNext,
  });
  useShortcuts([...shortcuts, { key: '?', label: 'Show keyboard shortcuts', run: () => setOpen(true) }]);
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
