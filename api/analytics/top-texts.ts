import type { Dimension, LabelDimension } from '../click-model/dimensions.ts';
import { askClicks } from '../figures/engine/click-engine.ts';
import { labelsOf } from './label-texts.ts';
import { queryOf, type Scope } from './scope.ts';

/**
 * For each value of a dimension, by its number in the analytics tables, the text of another one that most human clicks of the
 * scope have; values whose clicks have no such text are left out.
 */
export async function topTexts(
  scope: Scope,
  each: Dimension,
  dimension: LabelDimension,
): Promise<ReadonlyMap<number, string>> {
  const top = await askClicks(queryOf(scope, scope.days), { kind: 'topOfEach', each, dimension });
  const texts = await labelsOf(scope.viewerId, dimension, [...new Set(top.map(({ value }) => value))]);
  return new Map(
    top.flatMap((row): [number, string][] => {
      const text = texts.get(row.value);
      return text === undefined ? [] : [[row.each, text]];
    }),
  );
}
