import { ClickHouseEngine } from '../../api/figures/clickhouse/clickhouse-engine.ts';
import { ColumnarEngine } from '../../api/figures/columnar/read/columnar-engine.ts';
import { StoredClicks } from '../../api/figures/engine/stored-clicks.ts';
import { trafficPlaces } from '../kit/analytics-traffic.ts';
import { useClicks } from '../kit/clicks.ts';
import { engineConformance } from '../kit/engine-conformance.ts';
import { useWorld } from '../kit/world.ts';

const clicks = useClicks({ places: trafficPlaces });
useWorld();

engineConformance('ClickHouse', {
  engine: new ClickHouseEngine(new StoredClicks(new ColumnarEngine())),
  clicks,
  keepings: ['as they came', 'as they came, a link being gone'],
});
