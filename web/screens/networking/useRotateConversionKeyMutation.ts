import { graphql } from 'react-relay/hooks';
import type { useRotateConversionKeyMutation as Mutation } from '../../__generated__/useRotateConversionKeyMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

/** Makes or replaces the conversion key of a website and returns it; rejects with why not. */
export function useRotateConversionKeyMutation() {
  const commit = useCommit<Mutation>(graphql`
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
    const { rotateConversionKey: result } = await commit({ input: { id } });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
    if (result.__typename !== 'RotateConversionKeySuccess') throw new Error('an unknown result');
    return result.key.conversionKey;
  };
}
