import { ColumnarEngine } from '../../columnar/read/columnar-engine.ts';
import type {
  Aggregation,
  AggregationKind,
  AggregationOf,
  AggregationResults,
  ClickEngine,
  ClickQuery,
} from './contract.ts';
import { closeFacts } from './fact-engine.ts';
import { StoredClicks } from './stored-clicks.ts';

let engine: ClickEngine = new StoredClicks(new ColumnarEngine());

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

/** Frees the resources of the engine and of that of facts; the next query starts them again. */
export async function closeEngine(): Promise<void> {
  await Promise.all([engine.close(), closeFacts()]);
}
