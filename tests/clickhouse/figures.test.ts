import { ClickHouseEngine } from '../../api/figures/clickhouse/clickhouse-engine.ts';
import { trafficPlaces } from '../kit/analytics-traffic.ts';
import { useClicks } from '../kit/clicks.ts';
import { engineConformance } from '../kit/engine-conformance.ts';
import { useWorld } from '../kit/world.ts';

const clicks = useClicks({ places: trafficPlaces });
useWorld();

engineConformance('ClickHouse', {
  engine: new ClickHouseEngine(),
  clicks,
  keepings: ['as they came', 'as they came, a link being gone'],
});
