import type { ClickEngine } from '../../api/figures/contract/contract.ts';
import { SqlEngine } from '../../api/figures/sql/sql-engine.ts';
import { StoredClicks } from '../../api/figures/engine/stored-clicks.ts';
import { ColumnarEngine, isColumnar } from '../../api/figures/columnar/read/columnar-engine.ts';
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

const columns = new ColumnarEngine();
const rows = new SqlEngine();
/** Computes from columns whatever they hold, also what the product takes from kept sums. */
const columnsFirst: ClickEngine = {
  ask: (query, aggregations) =>
    Promise.all(
      aggregations.map(async (one) => {
        const engine: ClickEngine = isColumnar(one) ? columns : rows;
        return (await engine.ask(query, [one]))[0]!;
      }),
    ),
  start: () => columns.start(),
  close: () => columns.close(),
};

engineConformance('columns', { engine: columnsFirst, clicks, keepings: ['as columns that clicks came after'] });

// Rows are the same whether or not columns are kept beside them.
engineConformance('plain SQL on rows', {
  engine: rows,
  clicks,
  keepings: ['as columns, a link being gone'],
});
