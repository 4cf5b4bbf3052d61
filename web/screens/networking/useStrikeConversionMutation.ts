import { graphql } from 'react-relay/hooks';
import type { useStrikeConversionMutation as Mutation } from '../../__generated__/useStrikeConversionMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Strikes a conversion out of every figure, or restores it; rejects with why not. */
export function useStrikeConversionMutation() {
  const commit = useVerb<Mutation>(
    graphql`
      mutation useStrikeConversionMutation($input: StrikeConversionInput!) {
        strikeConversion(input: $input) {
          __typename
          ... on StrikeConversionSuccess {
            conversion {
              id
              isStruck
            }
          }
          ... on UserError {
            code
            message
            field
          }
        }
      }
    `,
    'websites', // whose sums change with it
  );
  return (input: Mutation['variables']['input']) => commit({ input });
}
