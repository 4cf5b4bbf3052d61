import { trafficPlaces } from '../kit/analytics-traffic.ts';
import { useClicks } from '../kit/clicks.ts';
import { measuredConformance } from '../kit/measured-conformance.ts';
import { useWorld } from '../kit/world.ts';

const clicks = useClicks({ places: trafficPlaces });
useWorld(clicks.handler);

measuredConformance(clicks, [
  ['Asia/Kolkata', 'kept in ClickHouse', false, null],
  ['America/St_Johns', 'kept in ClickHouse', false, null],
]);
