import { SqlEngine } from '../../api/figures/sql/sql-engine.ts';
import { trafficPlaces } from '../kit/analytics-traffic.ts';
import { useClicks } from '../kit/clicks.ts';
import { measuredConformance } from '../kit/measured-conformance.ts';
import { useWorld } from '../kit/world.ts';

const clicks = useClicks({ places: trafficPlaces });
useWorld(clicks.handler);

measuredConformance(clicks, [
  ['Asia/Kolkata', 'kept as rows', false, null],
  ['America/St_Johns', 'kept as blocks, some of whose days changed since', true, null],
  ['Europe/Berlin', 'by plain SQL', false, new SqlEngine()],
]);
