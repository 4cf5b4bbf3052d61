import { randomBytes } from 'node:crypto';
import type { JournalFigures } from '../clicks/journal.ts';
import {
  checkHealth,
  checkProcess,
  registerCheck,
  reportOf,
  type HealthReport,
  type Purpose,
} from '../common/health-checks.ts';
import { config } from '../common/config.ts';
import { analyticsMemoryOf, heapOf, poolOf } from '../common/process-count.ts';
import { gauges, metrics, readMetrics } from '../common/metrics-registry.ts';
import { databaseUrl } from '../database/address.ts';
import { stateOfProcess } from '../system/sources.ts';
import { addEnded, mergeMetrics } from './merge-metrics.ts';
import { mergeReports } from './merge-reports.ts';
import type { RedirectFigures } from '../doors/http/redirect.ts';
import type { ServerFigures, ToMain } from './messages.ts';
import type { Node } from './open-node.ts';
import { ServerProcess, type Metrics } from './server-process.ts';
import { SharedCounts } from './shared-counts.ts';

const TICKET_KEY_BYTES = 48;
const MEGABYTE = 1024 * 1024;

const NO_CLICKS: JournalFigures = { written: 0, lost: 0, bytes: 0, maxBytes: 0, failure: null };
const NO_REDIRECTS: RedirectFigures = { followed: 0, refused: 0, unavailable: 0 };

const addRedirects = (one: RedirectFigures, other: RedirectFigures): RedirectFigures => ({
  followed: one.followed + other.followed,
  refused: one.refused + other.refused,
  unavailable: one.unavailable + other.unavailable,
});

/** The server processes of a node, which share its port, and what they are together. */
export class ServerProcesses {
  readonly #node: Node;
  readonly #processes: ServerProcess[];
  readonly #listening = Promise.withResolvers<void>();
  /** Of processes that have ended: sums of all must not shrink. */
  #endedMetrics: Metrics = [];
  #endedClicks = { written: 0, lost: 0 };
  #endedRedirects = NO_REDIRECTS;
  readonly #streams = new SharedCounts((process, key, elsewhere) =>
    this.#processes[process - 1]!.order({ type: 'streams', key, elsewhere }),
  );
  /** Browsers come back over another process, where a whole handshake would take them a round trip more. */
  readonly #ticketKeys = randomBytes(TICKET_KEY_BYTES);
  #hasListened = false;
  #isDraining = false;
  #restarts = 0;

  constructor(node: Node, count: number) {
    this.#node = node;
    const given = {
      ...{ folder: node.folder, nodeId: node.nodeId, environment: shareOf(count) },
      // What V8 was told of the main process holds for these as well.
      execArgv: [...process.execArgv, `--max-old-space-size=${heapOf(count)}`],
    };
    const start = (number: number) =>
      new ServerProcess(
        { number, ...given },
        this.#listeners(() => this.#processes[number - 1]!),
      );
    this.#processes = Array.from({ length: count }, (_, index) => start(index + 1));
    this.#watch();
  }

  /** Resolves once all of them listen; rejects when one cannot. */
  listening(): Promise<void> {
    return this.#listening.promise;
  }

  /** Figures of all journals together. */
  journalFigures(): JournalFigures {
    const all = this.#processes.map(({ figures }) => figures?.journal ?? NO_CLICKS);
    const sum = (of: 'written' | 'lost' | 'bytes' | 'maxBytes') => all.reduce((total, each) => total + each[of], 0);
    return {
      written: this.#endedClicks.written + sum('written'),
      lost: this.#endedClicks.lost + sum('lost'),
      ...{ bytes: sum('bytes'), maxBytes: sum('maxBytes') },
      failure: all.find(({ failure }) => failure)?.failure ?? null,
    };
  }

  /** The redirects of all of them. */
  redirectFigures(): RedirectFigures {
    return this.#processes.reduce(
      (sum, { figures }) => addRedirects(sum, figures?.redirects ?? NO_REDIRECTS),
      this.#endedRedirects,
    );
  }

  /** What the checks of all processes find, the main process among them. */
  async health(purpose: Purpose): Promise<HealthReport> {
    const running = this.#processes.filter(({ isListening }) => isListening);
    const reports = await Promise.all([
      checkProcess(purpose),
      ...running.map((each) => each.health(purpose).catch(() => noAnswer)),
    ]);
    return mergeReports(reports);
  }

  /** What all processes measure, as one. */
  async metrics(): Promise<string> {
    const own = (await metrics.getMetricsAsJSON()) as Metrics;
    const others = await Promise.all(this.#processes.map((each) => each.metrics()));
    return mergeMetrics(own, [...others, this.#endedMetrics]);
  }

  /** Every answer of theirs closes its connection from now on, and their readiness says no. */
  drain(): void {
    this.#isDraining = true;
    for (const each of this.#processes) each.order('drain');
  }

  /** Lets all finish what they answer, and ends them. */
  async stop(): Promise<void> {
    await Promise.all(this.#processes.map((each) => each.stop()));
  }

  #listeners(own: () => ServerProcess) {
    const { ingester, losses } = this.#node;
    return {
      answer: (question: ToMain) => this.#answer(question),
      onClicks: (isBusy: boolean) => ingester.announce(isBusy),
      onLost: (clicks: number) => losses.add({ clicks }),
      onFailed: (error: Error) => this.#listening.reject(error),
      onStreams: (key: string, count: number) => this.#streams.set(own().number, key, count, this.#numbers),
      onListening: () => {
        this.#streams.greet(own().number);
        if (this.#isDraining) own().order('drain');
        if (!this.#processes.every(({ isListening }) => isListening)) return;
        this.#hasListened = true;
        this.#listening.resolve();
      },
      onEnd: ({ figures, metrics: measured }: { figures: ServerFigures | null; metrics: Metrics }) => {
        this.#restarts++;
        this.#streams.forget(own().number, this.#numbers);
        this.#endedMetrics = addEnded(this.#endedMetrics, measured);
        this.#endedClicks.written += figures?.journal.written ?? 0;
        this.#endedClicks.lost += figures?.journal.lost ?? 0;
        this.#endedRedirects = addRedirects(this.#endedRedirects, figures?.redirects ?? NO_REDIRECTS);
      },
    };
  }

  get #numbers(): number[] {
    return this.#processes.map(({ number }) => number);
  }

  #answer(question: ToMain): unknown {
    if (question.of === 'place') return this.#node.ingester.place(question.address);
    if (question.of === 'ticket-keys') return this.#ticketKeys;
    if (question.of === 'health') return checkHealth(question.purpose);
    return question.of === 'metrics' ? readMetrics() : stateOfProcess();
  }

  #watch(): void {
    registerCheck('processes', async () => {
      const away = this.#processes.filter(({ isListening }) => !isListening).length;
      if (!away || !this.#hasListened)
        return { state: 'ok', message: `${this.#processes.length} processes answer requests.` };
      const of = `${away} of ${this.#processes.length} processes`;
      return {
        state: 'degraded',
        message: `${of} that answer requests ended and ${away === 1 ? 'is' : 'are'} being restarted.`,
      };
    });
    gauges('footbridge_server_processes', 'Processes that answer requests, by state.', ['state'], () => {
      const listening = this.#processes.filter(({ isListening }) => isListening).length;
      return [
        { labels: { state: 'listening' }, value: listening },
        { labels: { state: 'away' }, value: this.#processes.length - listening },
      ];
    });
    gauges(
      'footbridge_server_process_ends',
      'Processes that answered requests and ended by themselves, since the start.',
      [],
      () => [{ labels: {}, value: this.#restarts }],
    );
  }
}

const noAnswer = reportOf([
  { name: 'processes', state: 'degraded', message: 'A process that answers requests does not respond.', latencyMs: 0 },
]);

/** The settings of one of `count` processes: what is meant for all of them together is divided. */
function shareOf(count: number): Record<string, string> {
  const { journal, connectionsPerAddress } = config;
  return {
    WORKERS: String(count),
    DATABASE_URL: databaseUrl(),
    DATABASE_POOL: String(poolOf(count)),
    JOURNAL_MAX_MB: String(Math.max(1, journal.maxBytes / MEGABYTE / count)),
    ANALYTICS_MEMORY_MB: String(analyticsMemoryOf(count) / MEGABYTE),
    CONNECTIONS_PER_ADDRESS: String(Math.ceil(connectionsPerAddress / count)),
  };
}
