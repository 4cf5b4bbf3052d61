import { collectDefaultMetrics, Registry } from 'prom-client';

/** Everything this process measures; each part adds its own metrics with `registers: [metrics]`. */
export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });
