import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeleteOldClicks_job$key } from '../../__generated__/DeleteOldClicks_job.graphql';
import { formatLongDay } from '../../format/dates.ts';
import { countOf } from '../../format/numbers.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { DataSection } from './DataSection.tsx';
import { JobProgress } from './JobProgress.tsx';
import { TypedConfirmation } from './TypedConfirmation.tsx';
import { useDeleteOldClicks } from './useDataMutations.ts';

interface DeleteOldClicksProps {
  job: DeleteOldClicks_job$key | null;
  isWorking: boolean;
  onStart: () => void;
}

/** Deletes clicks before a day, in the background. */
export function DeleteOldClicks({ isWorking, onStart, ...props }: DeleteOldClicksProps) {
  const job = useFragment(
    graphql`
      fragment DeleteOldClicks_job on AccountJob {
        state
        done
        total
        before
      }
    `,
    props.job,
  );
  const [before, setBefore] = useState('');
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteOldClicks();
  const isOpen = job?.state === 'waiting' || job?.state === 'running';
  return (
    <DataSection
      title="Delete old clicks"
      text="Deletes clicks before a day for good, with everything derived from them. The totals of your links stay."
    >
      {isOpen && <JobProgress label="Deleting clicks." done={job.done} total={job.total} />}
      {job?.state === 'done' && job.before && (
        <p role="status" className="text-sm text-muted">
          {countOf(job.done, 'click')} before {formatLongDay(job.before)} deleted.
        </p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Delete clicks older than">
          {(control) => (
            <Input {...control} type="date" value={before} onChange={(event) => setBefore(event.target.value)} />
          )}
        </Field>
        <Button disabled={isWorking || !before} onClick={() => setAsking(true)}>
          Delete clicks
        </Button>
      </div>
      {isAsking && (
        <TypedConfirmation
          title="Delete old clicks?"
          words="delete clicks"
          action="Delete clicks"
          run={async (confirmation) => {
            await remove({ before, confirmation });
            onStart();
          }}
          onClose={() => setAsking(false)}
        >
          All clicks before {formatLongDay(before)} will be gone for good.
        </TypedConfirmation>
      )}
    </DataSection>
  );
}
