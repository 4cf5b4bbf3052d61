import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field, Input } from '../../../ui/Field.tsx';
import type { BannerText } from '../Banner.tsx';
import { detectClickId } from './click-id.ts';
import { runPlan } from './measure-plan.ts';
import { RunForm } from './RunForm.tsx';
import { submitClient, type ClientAnswer } from './submit.ts';
import { ToolCard } from './ToolCard.tsx';
import { useTool } from './useTool.ts';

const MISSING = 'Provide a valid click_id (from /measure/:click_id) to submit client measurement.';
const UNDETECTED = 'This address contains no click_id';

/** Measures this browser's way and submits it for one of the viewer's own clicks. */
export function ClientTool({ say }: { say: (banner: BannerText) => void }) {
  const [address, setAddress] = useState('');
  const [clickId, setClickId] = useState('');
  const [done, setDone] = useState(0);
  const { isBusy, run } = useTool(say);
  const detect = () => {
    const found = detectClickId(address);
    if (found) setClickId(found);
    else say({ isError: true, text: UNDETECTED });
  };
  const submit = async () => {
    setDone(0);
    return toldOf(await submitClient(clickId.trim(), await runPlan(setDone)));
  };
  const start = () => (clickId.trim() ? void run(submit, 'Submit failed') : say({ isError: true, text: MISSING }));
  return (
    <ToolCard title="Client measurement" text="Measure your own connection for a click on one of your links.">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field label="Address with a click_id">
          {(control) => (
            <Input
              {...control}
              value={address}
              autoComplete="off"
              placeholder="https://example.com/?fb_click_id=…"
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
        </Field>
        <Button onClick={detect}>Detect</Button>
      </div>
      <RunForm label="click_id" value={clickId} onChange={setClickId} isBusy={isBusy} done={done} onRun={start} />
    </ToolCard>
  );
}

const toldOf = ({ connection_quality: quality, confidence_score: confidence }: ClientAnswer) =>
  `Submitted: quality ${quality ?? 'unknown'}, confidence ${confidence.toFixed(2)}`;
