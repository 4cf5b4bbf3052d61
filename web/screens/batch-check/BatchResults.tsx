import { useState } from 'react';
import { formatCount } from '../../format/numbers.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { BatchActions } from './BatchActions.tsx';
import { BatchRow } from './BatchRow.tsx';
import type { Checked } from './checked.ts';
import { isProblem } from './states.ts';
import type { BatchRun } from './useBatchCheck.ts';

interface BatchResultsProps {
  run: BatchRun;
  onStop: () => void;
  onProceed: () => void;
  onNew: () => void;
}

/** What is known so far, and how far the check has come. */
export function BatchResults({ run, onStop, onProceed, onNew }: BatchResultsProps) {
  const all = run.items.flatMap((item) => run.checked.get(item) ?? []);
  const { state, failure, items } = run;
  return (
    <Panel
      title="Results"
      subtitle={`${formatCount(all.length)} of ${formatCount(items.length)} checked`}
      actions={<BatchActions all={all} isRunning={state === 'running'} onStop={onStop} onNew={onNew} />}
    >
      <div className="grid gap-4">
        {state !== 'done' && <ProgressBar value={(all.length / items.length) * 100} label="Items checked" />}
        {(state === 'stopped' || state === 'failed') && (
          <Notice tone={failure ? 'danger' : 'info'} action={<Button onClick={onProceed}>Continue</Button>}>
            {failure ?? 'The check was stopped.'}
          </Notice>
        )}
        {all.length > 0 && <Rows all={all} />}
        <p role="status" className="sr-only">
          {state === 'done' && `All items are checked: ${formatCount(all.filter(isProblem).length)} with problems.`}
        </p>
      </div>
    </Panel>
  );
}

function Rows({ all }: { all: readonly Checked[] }) {
  const [shown, setShown] = useState<'all' | 'problems'>('all');
  const problems = all.filter(isProblem);
  const rows = shown === 'all' ? all : problems;
  return (
    <>
      <SegmentedControl
        label="Shown items"
        className="justify-self-start"
        value={shown}
        onChange={setShown}
        segments={[
          { value: 'all', label: `All (${formatCount(all.length)})` },
          { value: 'problems', label: `Problems (${formatCount(problems.length)})` },
        ]}
      />
      {rows.length === 0 && <p className="text-sm text-muted">No problems were found.</p>}
      {rows.length > 0 && (
        <div
          role="region"
          aria-label="Checked items"
          tabIndex={0}
          className="max-h-[40rem] overflow-y-auto rounded-lg border border-line"
        >
          <ol className="divide-y divide-line">
            {rows.map((checked) => (
              <BatchRow key={checked.item} checked={checked} />
            ))}
          </ol>
        </div>
      )}
    </>
  );
}
