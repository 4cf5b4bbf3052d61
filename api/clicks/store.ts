import { hasClickHouse } from '../clickhouse/shards.ts';
import type { ClickStore } from './click-store.ts';
import { clickHouseClickStore } from './clickhouse/clickhouse-click-store.ts';
import { postgresClickStore } from './postgres/postgres-click-store.ts';

/** The store that all writes of clicks use: the only place that chooses an implementation. */
export const clickStore: ClickStore = hasClickHouse ? clickHouseClickStore : postgresClickStore;
