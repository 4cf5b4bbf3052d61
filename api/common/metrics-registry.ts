import { collectDefaultMetrics, Counter, Gauge, Registry, type Aggregator } from 'prom-client';

/** Everything this process measures; each part adds its own metrics. */
export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });

let source = () => metrics.metrics();

/** What this node measures, in the format of Prometheus. */
export const readMetrics = (): Promise<string> => source();

/** Lets another source tell the metrics from now on, which knows the node's other processes as well. */
export function askMetricsOf(other: () => Promise<string>): void {
  source = other;
}

/** A value of a metric with its labels. */
export interface Sample {
  labels: Record<string, string>;
  value: number;
}

type Read = () => Sample[] | Promise<Sample[]>;

/** Adds a gauge that is read at each scrape; `aggregator` says what several processes' values are together, by default their sum. */
export function gauges(
  name: string,
  help: string,
  labelNames: string[],
  read: Read,
  aggregator: Aggregator = 'sum',
): void {
  new Gauge({
    ...{ name, help, labelNames, aggregator, registers: [metrics] },
    async collect() {
      const samples = await read();
      this.reset();
      if (!samples.length && !labelNames.length) this.remove(); // the library would say 0 of one without labels
      for (const { labels, value } of samples) this.set(labels, value);
    },
  });
}

/** Adds a counter that is counted at its source and copied at each scrape. */
export function counters(name: string, help: string, labelNames: string[], read: Read): void {
  new Counter({
    ...{ name, help, labelNames, registers: [metrics] },
    async collect() {
      const samples = await read();
      this.reset();
      for (const { labels, value } of samples) this.inc(labels, value);
    },
  });
}
