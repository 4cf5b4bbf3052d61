import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PrivacyTab_viewer$key } from '../../__generated__/PrivacyTab_viewer.graphql';
import { useAct } from '../../relay/useAct.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { DeleteOldClicks } from './DeleteOldClicks.tsx';
import { DownloadEverything } from './DownloadEverything.tsx';
import { RetentionForm } from './RetentionForm.tsx';
import { useUpdatePrivacy, type PrivacyChange } from './useDataMutations.ts';

const handlings = [
  { value: 'full', label: 'Full' },
  { value: 'truncated', label: 'Truncated' },
  { value: 'none', label: 'None' },
];
const notes: Record<string, string> = {
  full: 'Used once to find the place and to tell visitors apart, never stored.',
  truncated:
    'Without its last part (203.0.113.0): places are less exact, and fewer visitors are told apart. Never stored.',
  none: 'Not used at all: no place, no network and no visitors are known. Clicks are still counted.',
};
/** How often is asked how far a job is, milliseconds. */
const ASK_MS = 1_000;

/** What is kept of visitors, and the account's data: to download and to delete. */
export function PrivacyTab({ refresh, ...props }: { viewer: PrivacyTab_viewer$key; refresh: () => void }) {
  const { privacy, accountJobs } = useFragment(
    graphql`
      fragment PrivacyTab_viewer on Viewer {
        privacy {
          addressHandling
          ...RetentionForm_privacy
        }
        accountJobs {
          kind
          state
          ...DownloadEverything_job
          ...DeleteOldClicks_job
        }
      }
    `,
    props.viewer,
  );
  const isWorking = accountJobs.some(({ state }) => state === 'waiting' || state === 'running');
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(refresh, ASK_MS);
    return () => clearInterval(timer);
  }, [isWorking, refresh]);
  const update = useUpdatePrivacy();
  const { act } = useAct();
  const save = (change: PrivacyChange) =>
    void act({ run: () => update(change), done: 'Saved', failed: 'Failed to save' });
  const jobOf = (kind: string) => accountJobs.find((job) => job.kind === kind) ?? null;
  return (
    <div className="grid gap-6">
      <div>
        <ChoiceRow
          label="IP addresses of visitors"
          note={notes[privacy.addressHandling]!}
          options={handlings}
          value={privacy.addressHandling}
          onChange={(value) => save({ addressHandling: value as PrivacyChange['addressHandling'] })}
        />
        <RetentionForm privacy={privacy} onSave={(retentionDays) => save({ retentionDays })} />
      </div>
      <DownloadEverything job={jobOf('export')} isWorking={isWorking} onStart={refresh} />
      <DeleteOldClicks job={jobOf('delete_clicks')} isWorking={isWorking} onStart={refresh} />
      <CloseAccount />
    </div>
  );
}
