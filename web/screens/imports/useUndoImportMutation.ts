import { graphql } from 'react-relay/hooks';
import type { useUndoImportMutation } from '../../__generated__/useUndoImportMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

/** Undoes an import; rejects with why not. */
export function useUndoImport() {
  const undo = useVerb<useUndoImportMutation>(
    graphql`
      mutation useUndoImportMutation($number: Int!) {
        undoImport(input: { number: $number }) {
          __typename
          ... on UserError {
            code
            message
            field
          }
        }
      }
    `,
    'links',
  );
  return (number: number) => undo({ number });
}
