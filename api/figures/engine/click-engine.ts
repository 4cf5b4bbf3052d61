import { hasClickHouse } from '../../clickhouse/shards.ts';
import { ClickHouseEngine } from '../clickhouse/clickhouse-engine.ts';
import { ColumnarEngine } from '../columnar/read/columnar-engine.ts';
import type {
  Aggregation,
  AggregationKind,
  AggregationOf,
  AggregationResults,
  ClickEngine,
  ClickQuery,
} from '../contract/contract.ts';
import { StoredClicks } from './stored-clicks.ts';

let engine: ClickEngine = hasClickHouse ? new ClickHouseEngine() : new StoredClicks(new ColumnarEngine());

/** Replaces the engine for all later queries; returns the previous one. */
export function useEngine(other: ClickEngine): ClickEngine {
  const before = engine;
  engine = other;
  return before;
}

/** Computes an aggregation of the clicks of a query. Every read of clicks goes through here. */
export async function askClicks<Kind extends AggregationKind>(
  query: ClickQuery,
  aggregation: AggregationOf<Kind> & { kind: Kind },
): Promise<AggregationResults[Kind]> {
  const [result] = await engine.ask(query, [aggregation as Aggregation]);
  return result as AggregationResults[Kind];
}

/** Prepares the engine, so that the first query need not wait. */
export const startEngine = (): void => engine.start();

/** Frees the engine's resources; the next query starts it again. */
export const closeEngine = (): Promise<void> => engine.close();
