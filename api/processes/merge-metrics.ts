import { AggregatorRegistry } from 'prom-client';
import type { Metrics } from './server-process.ts';

/** How far the slowest event loop is behind says more than the mean of all; the limit of open files is that of each. */
const LARGEST = /^(nodejs_eventloop_lag_(?!min)|process_max_fds$)/;
/** What only grows is kept of a process that ended. */
const GROWING = new Set<unknown>(['counter', 'histogram']);

/** What several processes measure as one, in the format of Prometheus; what cannot be put together is the main process's own. */
export function mergeMetrics(main: Metrics, others: readonly Metrics[]): Promise<string> {
  const own = main.map((metric) => (isOmitted(metric) ? { ...metric, aggregator: 'first' as const } : metric));
  const all = [own, ...others.map((each) => each.filter((metric) => !isOmitted(metric)))];
  return AggregatorRegistry.aggregate(all.map((each) => each.map(withAggregator))).metrics();
}

/** Adds what a process had counted when it ended to what those before it had. */
export function addEnded(ended: Metrics, last: Metrics): Metrics {
  const all = new Map(ended.map((metric) => [metric.name, metric]));
  for (const metric of last.filter(({ type }) => GROWING.has(type))) {
    const before = all.get(metric.name)?.values ?? [];
    all.set(metric.name, { ...metric, values: summed([...before, ...metric.values]) });
  }
  return [...all.values()];
}

type Metric = Metrics[number];

/** One value for equal labels; those of a histogram have names of their own. */
function summed(values: Metric['values']): Metric['values'] {
  const sums = new Map<string, Metric['values'][number]>();
  for (const each of values) {
    const key = JSON.stringify([(each as { metricName?: string }).metricName, Object.entries(each.labels).sort()]);
    sums.set(key, { ...each, value: (sums.get(key)?.value ?? 0) + each.value });
  }
  return [...sums.values()];
}

const isOmitted = ({ aggregator }: Metric): boolean => aggregator === 'omit';
const withAggregator = (metric: Metric): Metric =>
  LARGEST.test(metric.name) ? { ...metric, aggregator: 'max' } : metric;
