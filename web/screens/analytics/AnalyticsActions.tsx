import { Download, Keyboard } from 'lucide-react';
import { ComparisonPicker } from './ComparisonPicker.tsx';
import { PeriodPicker } from '../../parts/analytics/PeriodPicker.tsx';
import type { ScopeControl } from '../../parts/analytics/useScope.ts';
import type { Refresh } from '../../relay/useRefresh.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { RefreshButton } from '../../ui/RefreshButton.tsx';
import { useAnalyticsExport } from './useAnalyticsExport.ts';

interface AnalyticsActionsProps {
  control: ScopeControl;
  refresh: Refresh;
  isLoading: boolean;
  historyDays: number;
  today: string;
  onHelp: () => void;
}

/** The period, the comparison and the actions for the figures. */
export function AnalyticsActions({
  control,
  refresh: { refresh, isRefreshing },
  isLoading,
  historyDays,
  today,
  onHelp,
}: AnalyticsActionsProps) {
  const { scope } = control;
  const [isExporting, startExport] = useAnalyticsExport(scope);
  return (
    <>
      <PeriodPicker control={control} historyDays={historyDays} today={today} />
      <ComparisonPicker control={control} />
      <RefreshButton onRefresh={refresh} isRefreshing={isLoading || isRefreshing} />
      <Button
        busy={isExporting}
        onClick={() => void startExport()}
        title="Save these figures as a ZIP archive of CSV files"
      >
        {!isExporting && <Download aria-hidden />}
        <span className="max-sm:sr-only">Export</span>
      </Button>
      <IconButton label="Keyboard shortcuts (?)" className="max-sm:hidden" onClick={onHelp}>
        <Keyboard aria-hidden />
      </IconButton>
    </>
  );
}
