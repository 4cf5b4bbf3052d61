import { Select } from '../../ui/Select.tsx';
import type { CompareKey } from '../../parts/analytics/scope.ts';
import type { ScopeControl } from '../../parts/analytics/useScope.ts';

type Choice = CompareKey | 'previous_period_weekdays' | 'previous_year_weekdays';

const choices: readonly { value: Choice; label: string }[] = [
  { value: 'previous_period', label: 'vs. previous period' },
  { value: 'previous_period_weekdays', label: 'vs. previous period, match weekdays' },
  { value: 'previous_year', label: 'vs. previous year' },
  { value: 'previous_year_weekdays', label: 'vs. previous year, match weekdays' },
  { value: 'none', label: 'No comparison' },
];
const WEEKDAYS = '_weekdays';

/** What the figures are compared with; weekdays are matched only where that is chosen. */
export function ComparisonPicker({ control }: { control: Pick<ScopeControl, 'scope' | 'change'> }) {
  const { scope, change } = control;
  const choose = (choice: Choice) =>
    change({ ...scope, compare: choice.replace(WEEKDAYS, '') as CompareKey, weekdays: choice.endsWith(WEEKDAYS) });
  const chosen = scope.compare !== 'none' && scope.weekdays ? (`${scope.compare}${WEEKDAYS}` as const) : scope.compare;
  return <Select label="Compare with" className="max-w-52" options={choices} value={chosen} onChange={choose} />;
}
