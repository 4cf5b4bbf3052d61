import { graphql } from 'react-relay/hooks';
import type { useRotateConversionKeyMutation as Mutation } from '../../__generated__/useRotateConversionKeyMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Makes or replaces the conversion key of a website and returns it; rejects with why not. */
export function useRotateConversionKeyMutation() {
  const commit = useVerb<Mutation>(graphql`
    mutation useRotateConversionKeyMutation($input: RotateConversionKeyInput!) {
      rotateConversionKey(input: $input) {
        __typename
        ... on RotateConversionKeySuccess {
          key {
            conversionKey
            website {
              ...ConversionKey_website
            }
          }
        }
        ... on UserError {
          code
          message
          field
        }
      }
    }
  `);
  return async (id: string): Promise<string> => {
    const result = await commit({ input: { id } });
    return result.key.conversionKey;
  };
}
