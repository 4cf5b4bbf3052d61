import { SqlEngine } from '../../api/analytics/engine/sql/sql-engine.ts';
import { StoredClicks } from '../../api/analytics/engine/stored-clicks.ts';
import { ColumnarEngine } from '../../api/columnar/read/columnar-engine.ts';
import { everyKeeping } from '../kit/analytics-accounts.ts';
import { trafficPlaces } from '../kit/analytics-traffic.ts';
import { useClicks } from '../kit/clicks.ts';
import { engineConformance } from '../kit/engine-conformance.ts';
import { useWorld } from '../kit/world.ts';

const clicks = useClicks({ places: trafficPlaces });
useWorld();

engineConformance('kept sums, columns and rows', {
  engine: new StoredClicks(new ColumnarEngine()),
  clicks,
  keepings: everyKeeping,
});

// Rows are the same whether or not columns are kept beside them.
engineConformance('plain SQL on rows', {
  engine: new SqlEngine(),
  clicks,
  keepings: ['as columns, a link being gone'],
});
