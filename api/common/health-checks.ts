export type HealthState = 'ok' | 'degraded' | 'failing';

/** The result of a check; `message` is for people and must not contain secrets or addresses. */
export interface Finding {
  state: HealthState;
  message?: string;
}

/** What a check finds that the database alone could answer, where another check tells that it is away. */
export const notKnown: Finding = { state: 'degraded', message: 'Not known while the database does not answer.' };

/** A check's finding with its name and how long it took, in milliseconds. */
export interface CheckResult extends Finding {
  name: string;
  latencyMs: number;
}

export interface HealthReport {
  state: HealthState;
  checks: CheckResult[];
}

const TIMEOUT_MS = 2_000;
/** Anyone may request the health, so a finding is reused for this time. */
const REMEMBERED_MS = 1_000;

/** What a server is needed for: everything, or only redirects. */
export type Purpose = 'everything' | 'redirects';
type Checks = Map<string, () => Promise<Finding>>;

type Source = (purpose: Purpose) => Promise<HealthReport>;

let onReport: (report: HealthReport) => void = () => {};
const checks: Record<Purpose, Checks> = { everything: new Map(), redirects: new Map() };
const last: Partial<Record<Purpose, { at: number; report: Promise<HealthReport> }>> = {};

/** Runs the checks of this process alone. */
export const checkProcess: Source = (purpose) => runAll(checks[purpose]);

let source = checkProcess;

/** Lets another source report from now on, which knows the node's other processes as well. */
export function askHealthOf(other: Source): void {
  source = other;
}

/** Adds a check to a purpose, or replaces the one with the same name; a check that throws is failing. */
export function registerCheck(name: string, check: () => Promise<Finding>, purpose: Purpose = 'everything'): void {
  checks[purpose].set(name, check);
  delete last[purpose];
}

/** Hands every report on everything to a listener, once, whoever asked for it. */
export function followHealth(listener: (report: HealthReport) => void): void {
  onReport = listener;
}

/** The names of the checks that keep a server from being ready. */
export const failingOf = ({ checks: results }: HealthReport): string[] =>
  results.filter(({ state }) => state === 'failing').map(({ name }) => name);

/** Runs every check of a purpose on this node, each for at most two seconds; the worst finding decides the state. */
export function checkHealth(purpose: Purpose = 'everything', now = Date.now()): Promise<HealthReport> {
  const known = last[purpose];
  if (known && now - known.at < REMEMBERED_MS) return known.report;
  const report = source(purpose);
  if (purpose === 'everything') void report.then(onReport);
  last[purpose] = { at: now, report };
  return report;
}

const runAll = async (asked: Checks): Promise<HealthReport> =>
  reportOf(await Promise.all([...asked].map(([name, check]) => run(name, check))));

/** The worst of several states. */
export const worstOf = (states: readonly HealthState[]): HealthState =>
  (['failing', 'degraded'] as const).find((bad) => states.includes(bad)) ?? 'ok';

/** The report of what checks found. */
export const reportOf = (results: CheckResult[]): HealthReport => ({
  state: worstOf(results.map(({ state }) => state)),
  checks: results,
});

async function run(name: string, check: () => Promise<Finding>): Promise<CheckResult> {
  const began = performance.now();
  const finding = await withinTime(check());
  return { name, ...finding, latencyMs: Math.round((performance.now() - began) * 10) / 10 };
}

async function withinTime(work: Promise<Finding>): Promise<Finding> {
  const { promise, resolve } = Promise.withResolvers<Finding>();
  const timer = setTimeout(() => resolve({ state: 'failing', message: 'No response within two seconds.' }), TIMEOUT_MS);
  // The cause may name hosts or people; it belongs in the log of the failed component.
  work.then(resolve, () => resolve({ state: 'failing', message: 'The check failed.' }));
  const finding = await promise;
  clearTimeout(timer);
  return finding;
}
