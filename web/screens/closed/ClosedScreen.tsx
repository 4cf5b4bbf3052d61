import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CircleCheck } from 'lucide-react';
import { formatCount } from '../../format/numbers.ts';
import { paths } from '../../paths.ts';
import { callPublic } from '../../session/http.ts';
import { isRefusal } from '../../session/request-error.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

interface Closing {
  state: 'waiting' | 'running' | 'done' | 'failed';
  done: number;
  total: number;
}

/** How often is asked how far it is, milliseconds. */
const ASK_MS = 1_000;

/** How far the closing is that an id names; null until that is known, undefined where nobody knows of it any more. */
function useClosing(id: string): Closing | null | undefined {
  const [closing, setClosing] = useState<Closing | null | undefined>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const answer = await callPublic<Closing>(`/api/account/closings/${encodeURIComponent(id)}`).catch(
        (error: unknown) => (isRefusal(error, 'NOT_FOUND') ? undefined : null),
      );
      if (answer !== null) setClosing(answer);
      if (answer !== undefined && answer?.state !== 'done') timer = setTimeout(() => void ask(), ASK_MS);
    };
    void ask();
    return () => clearTimeout(timer);
  }, [id]);
  return closing;
}

/** /account/closed: how far the deletion of a closed account is; nobody is signed in any more. */
export function ClosedScreen() {
  const [address] = useSearchParams();
  const closing = useClosing(address.get('id') ?? '');
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4">
      <title>Account closed · Footbridge</title>
      <div className="grid w-full max-w-md gap-4 rounded-2xl border border-line bg-surface p-5 shadow-card">
        <h1 className="text-lg font-semibold">Your account is closed</h1>
        <State closing={closing} />
        <a href={paths.login} className={buttonClass('secondary', 'justify-self-start')}>
          Go to sign-in
        </a>
      </div>
    </main>
  );
}

function State({ closing }: { closing: Closing | null | undefined }) {
  if (closing === undefined) return <p className="text-sm text-muted">There is nothing left to show.</p>;
  if (closing?.state === 'done') {
    return (
      <p role="status" className="flex items-start gap-2 text-sm">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
        Everything is deleted.
      </p>
    );
  }
  const { done, total } = closing ?? { done: 0, total: 0 };
  const isAlmost = total > 0 && done >= total;
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-muted tabular-nums">
        {isAlmost
          ? 'Waiting for the last unstored clicks to be discarded. This takes up to two minutes.'
          : `Deleting your data.${total ? ` ${formatCount(done)} of ${formatCount(total)} clicks` : ''}`}
      </p>
      <ProgressBar value={total ? (done / total) * 100 : 0} label="Deleting your data" />
      <p className="text-xs text-faint">You can close this page: the deletion continues.</p>
    </div>
  );
}
