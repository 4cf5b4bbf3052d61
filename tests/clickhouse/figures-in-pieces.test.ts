// Questions whose visitors would not fit into memory at once are computed in pieces, and visitors with one click counted apart: the same
// figures.
import { afterAll, beforeAll } from 'vitest';
import { ClickHouseEngine } from '../../api/figures/clickhouse/clickhouse-engine.ts';
import { single } from '../../api/figures/clickhouse/group-statement.ts';
import { pieces } from '../../api/figures/clickhouse/pieces.ts';
import { trafficPlaces } from '../kit/analytics-traffic.ts';
import { useClicks } from '../kit/clicks.ts';
import { engineConformance } from '../kit/engine-conformance.ts';
import { useWorld } from '../kit/world.ts';

const clicks = useClicks({ places: trafficPlaces });
useWorld();

const usual = { ...pieces };
const usually = { ...single };
// Some by days, those of a single day by visitors, whose single clicks are told from others.
beforeAll(() => {
  Object.assign(pieces, { clicks: 100, most: 12 });
  Object.assign(single, { fromSets: 1 });
});
afterAll(() => {
  Object.assign(pieces, usual);
  Object.assign(single, usually);
});

engineConformance('ClickHouse, in pieces', {
  engine: new ClickHouseEngine(),
  clicks,
  keepings: ['as they came'],
});
