import { graphql, useFragment } from 'react-relay/hooks';
import type { useVariantFacts_click$key } from '../../__generated__/useVariantFacts_click.graphql';
import type { Fact } from './fact.ts';

/** The destination that an experiment gave the visitor, as a fact of the click; none without an experiment. */
export function useVariantFacts(key: useVariantFacts_click$key): Fact[] {
  const { variant } = useFragment(
    graphql`
      fragment useVariantFacts_click on Click {
        variant {
          key
          label
          destination
        }
      }
    `,
    key,
  );
  if (!variant) return [];
  const { label, destination } = variant;
  return [{ name: 'Variant', text: label, detail: destination, filter: { dimension: 'VARIANT', key: variant.key } }];
}
