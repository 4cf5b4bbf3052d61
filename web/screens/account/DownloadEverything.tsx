import { graphql, useFragment } from 'react-relay/hooks';
import { Download } from 'lucide-react';
import type { DownloadEverything_job$key } from '../../__generated__/DownloadEverything_job.graphql';
import { formatBytes } from '../../format/bytes.ts';
import { formatDateTime } from '../../format/dates.ts';
import { useAct } from '../../relay/useAct.ts';
import { authorizedFetch } from '../../session/authorized-fetch.ts';
import { succeeded } from '../../session/http.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { saveBlob } from '../../ui/save-file.ts';
import { DataSection } from './DataSection.tsx';
import { JobProgress } from './JobProgress.tsx';
import { useRequestExport } from './useDataMutations.ts';

interface DownloadEverythingProps {
  job: DownloadEverything_job$key | null;
  isWorking: boolean;
  onStart: () => void;
}

/** Everything stored of the account as a ZIP file: made in the background, then there for a day. */
export function DownloadEverything({ isWorking, onStart, ...props }: DownloadEverythingProps) {
  const job = useFragment(
    graphql`
      fragment DownloadEverything_job on AccountJob {
        id
        state
        done
        total
        bytes
        failure
        createdAt
      }
    `,
    props.job,
  );
  const request = useRequestExport();
  const { act } = useAct();
  const start = async () => {
    await act({ run: request, failed: 'Failed to begin' });
    onStart();
  };
  const { state = null } = job ?? {};
  const isOpen = state === 'waiting' || state === 'running';
  return (
    <DataSection
      title="Download everything"
      text="Links, clicks, measurements, visits, conversions, websites, A/B tests and settings in one ZIP file, with a README that explains each file."
    >
      {job && <JobState {...job} isOpen={isOpen} />}
      <div className="flex flex-wrap gap-2">
        {job && state === 'done' && <SaveButton id={job.id} bytes={job.bytes ?? 0} day={job.createdAt.slice(0, 10)} />}
        {!isOpen && (
          <Button disabled={isWorking} onClick={() => void start()}>
            {job ? 'Collect again' : 'Collect my data'}
          </Button>
        )}
      </div>
    </DataSection>
  );
}

interface JobStateProps {
  isOpen: boolean;
  done: number;
  total: number;
  failure: string | null | undefined;
  createdAt: string;
}

function JobState({ isOpen, done, total, failure, createdAt }: JobStateProps) {
  if (isOpen) return <JobProgress label="Collecting your data." done={done} total={total} />;
  if (failure) return <Notice tone="danger">{failure}</Notice>;
  return (
    <p role="status" className="text-sm text-muted">
      Your file of {formatDateTime(createdAt)} is ready. It is kept for a day.
    </p>
  );
}

function SaveButton({ id, bytes, day }: { id: string; bytes: number; day: string }) {
  const { act, isPending: isBusy } = useAct();
  const download = async () => {
    const response = await succeeded(authorizedFetch(`/api/account/exports/${id}`));
    saveBlob(await response.blob(), `footbridge-data-${day}.zip`);
  };
  const save = () => void act({ run: download, failed: 'Failed to download' });
  return (
    <Button tone="primary" busy={isBusy} onClick={save}>
      {!isBusy && <Download aria-hidden />}
      {`Download ZIP (${formatBytes(bytes)})`}
    </Button>
  );
}
