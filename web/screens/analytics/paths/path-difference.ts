import { graphql, readInlineData } from 'react-relay/hooks';
import type { pathDifference_difference$key } from '../../../__generated__/pathDifference_difference.graphql';
import { formatMs, formatSpeed } from '../../../format/network.ts';

const quantities = {
  roundTrip: { name: 'round trip', more: 'longer', format: formatMs },
  speed: { name: 'speed', more: 'higher', format: formatSpeed },
} as const;
export type ComparedQuantity = keyof typeof quantities;

/** Whether two medians really differ, in one sentence. */
export function differenceInWords(
  quantity: ComparedQuantity,
  difference: pathDifference_difference$key,
  [first, second]: readonly [string, string],
): string {
  const { verdict, low, high } = readInlineData(
    graphql`
      fragment pathDifference_difference on MedianDifference @inline {
        verdict
        low
        high
      }
    `,
    difference,
  );
  const { name, more, format } = quantities[quantity];
  if (verdict === 'TOO_FEW') return `Too few measurements to compare the ${name}: each side needs 20.`;
  if (verdict !== 'FIRST_HIGHER' && verdict !== 'SECOND_HIGHER') return `No real difference in the ${name}.`;
  const isFirst = verdict === 'FIRST_HIGHER';
  const [least, most] = isFirst ? [low, high] : [negative(high), negative(low)];
  const [higher, lower] = isFirst ? [first, second] : [second, first];
  const range =
    typeof most === 'number' ? `${format(least ?? 0)} to ${format(most)}` : `at least ${format(least ?? 0)}`;
  return `The median ${name} is really ${more} for ${higher} than for ${lower}: by ${range}.`;
}

const negative = (value: number | null | undefined) => (typeof value === 'number' ? -value : null);
