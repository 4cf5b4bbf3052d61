import type { CheckResult, HealthReport, HealthState } from '../common/health-checks.ts';

/** A check that found something else than before. */
export interface HealthChange {
  check: string;
  from: HealthState;
  to: HealthState;
  at: Date;
  message: string | null;
}

/** What is known of a check since the start. */
export interface CheckHistory {
  state: HealthState;
  /** When its present state began, at the earliest the start of the server. */
  since: Date;
  /** Milliseconds; the slowest and the mean of all runs. */
  slowestMs: number;
  meanMs: number;
}

interface Kept extends CheckHistory {
  runs: number;
}

/** Changes that are kept; older ones are forgotten. */
const MOST_CHANGES = 100;

/** What the checks found since the server was started. */
export class HealthHistory {
  readonly #checks = new Map<string, Kept>();
  readonly #startedAt: Date;
  #changes: HealthChange[] = [];

  constructor(startedAt: Date) {
    this.#startedAt = startedAt;
  }

  /** Adds a report of the checks. */
  add({ checks }: HealthReport, at = new Date()): void {
    for (const result of checks) this.#addResult(result, at);
  }

  /** Newest first. */
  changes(): readonly HealthChange[] {
    return this.#changes;
  }

  /** What is known of the checks that ran. */
  checks(): ReadonlyMap<string, CheckHistory> {
    return this.#checks;
  }

  #addResult({ name, state, message, latencyMs }: CheckResult, at: Date): void {
    const known = this.#checks.get(name) ?? { state, since: this.#startedAt, slowestMs: 0, meanMs: 0, runs: 0 };
    const runs = known.runs + 1;
    const hasChanged = known.state !== state;
    if (hasChanged) {
      const change = { check: name, from: known.state, to: state, at, message: message ?? null };
      this.#changes = [change, ...this.#changes].slice(0, MOST_CHANGES);
    }
    this.#checks.set(name, {
      state,
      since: hasChanged ? at : known.since,
      slowestMs: Math.max(known.slowestMs, latencyMs),
      meanMs: known.meanMs + (latencyMs - known.meanMs) / runs,
      runs,
    });
  }
}
