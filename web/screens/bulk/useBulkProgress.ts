import { useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useBulkProgressSubscription } from '../../__generated__/useBulkProgressSubscription.graphql';

/** The number of processed rows of a bulk creation, as reported by the server. */
export function useBulkProgress(jobId: string): number {
  const [done, setDone] = useState(0);
  useSubscription<useBulkProgressSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useBulkProgressSubscription($jobId: String!) {
            bulkProgress(jobId: $jobId) {
              done
            }
          }
        `,
        variables: { jobId },
        onNext: (answer) => {
          if (answer) setDone(answer.bulkProgress.done);
        },
      }),
      [jobId],
    ),
  );
  return done;
}
