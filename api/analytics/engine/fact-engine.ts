import { ColumnarFacts } from '../../columnar/facts/facts-engine.ts';
import type { ClickQuery } from './contract.ts';
import type { FactAggregation, FactEngine, FactKind, FactResults } from './facts-contract.ts';

const engine: FactEngine = new ColumnarFacts();

/** Computes an aggregation of the facts of a query's clicks. Every read of facts goes through here. */
export async function askFacts<Kind extends FactKind>(
  query: ClickQuery,
  aggregation: Extract<FactAggregation, { kind: Kind }> & { kind: Kind },
): Promise<FactResults[Kind]> {
  const [result] = await engine.ask(query, [aggregation as FactAggregation]);
  return result as FactResults[Kind];
}

/** Frees the engine's resources; the next query starts it again. */
export const closeFacts = (): Promise<void> => engine.close();
