import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { quantityNames, type Quantity } from '../click-model/quantities.ts';

/** What fields of ClickFacts read; the others are counts. */
const quantityOf = new Map<string, Quantity>([
  ...quantityNames.map((quantity): [string, Quantity] => [quantity, quantity]),
  ['speedShares', 'speed'],
  ['qualities', 'score'],
]);

/** The quantities that are read of a field of type ClickFacts: to add up all seven takes an Overview a seventh longer. */
export function quantitiesRead({ fieldNodes, fragments }: GraphQLResolveInfo): readonly Quantity[] {
  const read = new Set<Quantity | undefined>();
  const visit = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) read.add(quantityOf.get(selection.name.value));
      else visit((selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]!).selectionSet);
    }
  };
  for (const { selectionSet } of fieldNodes) if (selectionSet) visit(selectionSet);
  return quantityNames.filter((quantity) => read.has(quantity));
}
