import { builder } from '../../graph/builder.ts';
import type { Percentiles } from '../../click-model/quantities.ts';
import type { SpeedShare } from './speed-shares.ts';

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

/** How many clicks have at least a speed. */
export const SpeedShareType = builder.objectRef<SpeedShare>('SpeedShare').implement({
  description: 'How many of the clicks with a speed have at least so much.',
  fields: (t) => ({
    mbps: t.exposeFloat('mbps', { description: 'Megabits per second.', complexity: READ }),
    percentage: t.exposeFloat('percentage', {
      nullable: true,
      description:
        'Of the clicks with a speed, with one decimal place, lower bounds as censored values; null where these say too little.',
      complexity: READ,
    }),
    reached: t.exposeInt('reached', {
      description: 'Clicks known to reach it; lower bounds from it on are among them.',
      complexity: READ,
    }),
    missed: t.exposeInt('missed', {
      description: 'Clicks known not to reach it. Of the others only a lower bound below it is known.',
      complexity: READ,
    }),
  }),
});
