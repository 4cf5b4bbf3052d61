import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnippetTool_website$key } from '../../../__generated__/SnippetTool_website.graphql';
import { Select } from '../../../ui/Select.tsx';
import type { BannerText } from '../Banner.tsx';
import { runPlan } from './measure-plan.ts';
import { RunForm } from './RunForm.tsx';
import { submitSnippet, type SnippetAnswer } from './submit.ts';
import { ToolCard } from './ToolCard.tsx';
import { useTool } from './useTool.ts';

const MISSING = 'Select a website and provide its snippet token.';
const NONE = 'none';

interface SnippetToolProps {
  websites: SnippetTool_website$key;
  say: (banner: BannerText) => void;
}

/** Measures this browser's way and submits it as the snippet of one of the viewer's websites. */
export function SnippetTool({ say, ...props }: SnippetToolProps) {
  const websites = useFragment(
    graphql`
      fragment SnippetTool_website on Website @relay(plural: true) {
        id
        domain
        snippetToken
      }
    `,
    props.websites,
  );
  const [chosen, setChosen] = useState(NONE);
  const [token, setToken] = useState('');
  const [done, setDone] = useState(0);
  const { isBusy, run } = useTool(say);
  const choose = (id: string) => {
    setChosen(id);
    setToken(websites.find((website) => website.id === id)?.snippetToken ?? '');
  };
  const submit = async () => {
    setDone(0);
    return toldOf(await submitSnippet(chosen, token.trim(), await runPlan(setDone)));
  };
  const isReady = chosen !== NONE && token.trim();
  const start = () => (isReady ? void run(submit, 'Snippet submit failed') : say({ isError: true, text: MISSING }));
  return (
    <ToolCard
      title="Website snippet measurement"
      text="Report a measurement as the snippet of one of your websites does."
    >
      <Select
        label="Website"
        className="justify-self-start"
        options={[
          { value: NONE, label: websites.length ? 'Select a website' : 'No websites registered' },
          ...websites.map(({ id, domain }) => ({ value: id, label: domain })),
        ]}
        value={chosen}
        onChange={choose}
      />
      <RunForm label="Snippet token" value={token} onChange={setToken} isBusy={isBusy} done={done} onRun={start} />
    </ToolCard>
  );
}

const toldOf = ({ quality, network_type: network }: SnippetAnswer) =>
  `Submitted: quality ${quality ?? 'unknown'}, network ${network ?? 'unknown'}`;
