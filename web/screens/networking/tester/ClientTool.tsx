import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { ClientToolLatestQuery } from '../../../__generated__/ClientToolLatestQuery.graphql';
import { Button } from '../../../ui/Button.tsx';
import { Field, Input } from '../../../ui/Field.tsx';
import type { BannerText } from '../Banner.tsx';
import { detectClickId } from './click-id.ts';
import { runPlan } from './measure-plan.ts';
import { WordedError } from '../../../session/request-error.ts';
import { RunForm } from './RunForm.tsx';
import { submitClient, type ClientAnswer } from './submit.ts';
import { ToolCard } from './ToolCard.tsx';
import { useTool } from './useTool.ts';

const MISSING = 'Provide a valid click_id (from /measure/:click_id) to submit client measurement.';
const UNDETECTED = 'This address contains no click_id';
const NO_CLICK = 'You have no clicks yet. Open one of your links first.';

const latest = graphql`
  query ClientToolLatestQuery {
    viewer {
      clicks(scope: {}, first: 1) {
        edges {
          node {
            id
          }
        }
      }
    }
  }
`;

/** Measures this browser's way and submits it for one of the viewer's own clicks. */
export function ClientTool({ say }: { say: (banner: BannerText) => void }) {
  const [address, setAddress] = useState('');
  const [clickId, setClickId] = useState('');
  const [done, setDone] = useState(0);
  const { isBusy, run } = useTool(say);
  const environment = useRelayEnvironment();
  const takeLatest = async () => {
    const options = { fetchPolicy: 'network-only' } as const;
    const answer = await fetchQuery<ClientToolLatestQuery>(environment, latest, {}, options).toPromise();
    const [edge] = answer?.viewer?.clicks.edges ?? [];
    if (!edge) throw new WordedError(NO_CLICK);
    setClickId(edge.node.id);
    return 'Your latest click is chosen.';
  };
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
      <Button className="justify-self-start" onClick={() => void run(takeLatest, 'The latest click could not be read')}>
        Use my latest click
      </Button>
      <p className="text-sm text-muted">
        <a
          className="font-medium text-accent underline underline-offset-2"
          href="/measure"
          target="_blank"
          rel="noopener"
        >
          Measure this line now
        </a>{' '}
        needs no click, and explains every figure. Visitors can open it, too.
      </p>
      <RunForm label="click_id" value={clickId} onChange={setClickId} isBusy={isBusy} done={done} onRun={start} />
    </ToolCard>
  );
}

const toldOf = ({ connection_quality: quality, confidence_score: confidence }: ClientAnswer) =>
  `Submitted: quality ${quality ?? 'unknown'}, confidence ${confidence.toFixed(2)}`;
