import { graphql } from 'react-relay/hooks';
import type { useBulkCreateMutation as Mutation } from '../../__generated__/useBulkCreateMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';
import type { RowValues } from './bulk-row.ts';
import { DEFAULT_ROW_FAILURE, type Outcome } from './outcome.ts';

const inputOf = ({ originalUrl, title, description, shortCode }: RowValues) => ({
  originalUrl: originalUrl.trim(),
  title: title.trim() || undefined,
  description: description.trim() || undefined,
  shortCode: shortCode.trim() || undefined,
});

/** Creates a URL of every row in one call; sent again under the same key it creates nothing twice. */
export function useBulkCreateMutation() {
  const commit = useCommit<Mutation>(graphql`
    mutation useBulkCreateMutation($input: BulkCreateUrlsInput!) {
      bulkCreateUrls(input: $input) {
        __typename
        ... on BulkCreateUrlsSuccess {
          creation {
            results {
              row
              ok
              url {
                shortUrl
              }
              error {
                message
              }
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
  return async (rows: readonly RowValues[], idempotencyKey: string): Promise<Outcome[]> => {
    const { bulkCreateUrls: answer } = await commit({ input: { rows: rows.map(inputOf), idempotencyKey } });
    if (answer.__typename === 'UserError') throw new UserRefusal(answer);
    if (answer.__typename !== 'BulkCreateUrlsSuccess') throw new Error('an answer of an unknown type');
    return answer.creation.results.map(({ row, ok, url, error }) => ({
      row,
      sent: rows[row - 1]!,
      shortUrl: url?.shortUrl ?? null,
      error: ok ? null : error?.message || DEFAULT_ROW_FAILURE,
    }));
  };
}
