import { builder } from '../../graph/builder.ts';
import type { Percentiles } from './quantities.ts';

/** Reading a figure that is known. */
const READ = 0;
const IS_BOUND = 'Whether it is at least so high: too many measurements are lower bounds to say more.';

/** What some measurements of one quantity say. */
export const PercentilesType = builder.objectRef<Percentiles>('Percentiles').implement({
  description:
    'The percentiles of a quantity, at most 3 % off; null without a measurement. Lower bounds raise them and never lower one.',
  fields: (t) => ({
    count: t.exposeInt('count', {
      description: 'The measurements that they rest on, lower bounds included.',
      complexity: READ,
    }),
    lowerBounds: t.exposeInt('lowerBounds', {
      description: 'Those of them that tell only that a speed is at least so high.',
      complexity: READ,
    }),
    p50: t.exposeFloat('p50', {
      nullable: true,
      description: 'The median: half of the measurements are no higher.',
      complexity: READ,
    }),
    p75: t.exposeFloat('p75', {
      nullable: true,
      description: '75 % of the measurements are no higher.',
      complexity: READ,
    }),
    p95: t.exposeFloat('p95', {
      nullable: true,
      description: '95 % of the measurements are no higher.',
      complexity: READ,
    }),
    p50IsLowerBound: t.exposeBoolean('p50IsLowerBound', { description: IS_BOUND, complexity: READ }),
    p75IsLowerBound: t.exposeBoolean('p75IsLowerBound', { description: IS_BOUND, complexity: READ }),
    p95IsLowerBound: t.exposeBoolean('p95IsLowerBound', { description: IS_BOUND, complexity: READ }),
  }),
});
