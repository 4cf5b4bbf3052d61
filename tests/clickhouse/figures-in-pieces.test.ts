// Questions whose visitors would not fit into memory at once are computed in pieces: the same figures.
import { afterAll, beforeAll } from 'vitest';
import { ClickHouseEngine } from '../../api/figures/clickhouse/clickhouse-engine.ts';
import { pieces } from '../../api/figures/clickhouse/pieces.ts';
import { trafficPlaces } from '../kit/analytics-traffic.ts';
import { useClicks } from '../kit/clicks.ts';
import { engineConformance } from '../kit/engine-conformance.ts';
import { useWorld } from '../kit/world.ts';

const clicks = useClicks({ places: trafficPlaces });
useWorld();

const usual = { ...pieces };
// Some by days, those of a single day by visitors.
beforeAll(() => void Object.assign(pieces, { clicks: 100, most: 12 }));
afterAll(() => void Object.assign(pieces, usual));

engineConformance('ClickHouse, in pieces', {
  engine: new ClickHouseEngine(),
  clicks,
  keepings: ['as they came'],
});
