import { reportOf, worstOf, type CheckResult, type HealthReport } from '../common/health-checks.ts';

/** The reports of several processes as one: each check has its worst state, and how long it took at most. */
export function mergeReports(reports: readonly HealthReport[]): HealthReport {
  const byName = new Map<string, CheckResult[]>();
  for (const result of reports.flatMap(({ checks }) => checks))
    byName.set(result.name, [...(byName.get(result.name) ?? []), result]);
  return reportOf([...byName.values()].map(worstResult));
}

function worstResult(results: CheckResult[]): CheckResult {
  const state = worstOf(results.map((result) => result.state));
  const worst = results.find((result) => result.state === state)!;
  return { ...worst, latencyMs: Math.max(...results.map(({ latencyMs }) => latencyMs)) };
}
