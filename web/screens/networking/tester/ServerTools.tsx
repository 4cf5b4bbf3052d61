import { graphql } from 'react-relay/hooks';
import type { ServerToolsMutation } from '../../../__generated__/ServerToolsMutation.graphql';
import { useCommit } from '../../../relay/useCommit.ts';
import { UserRefusal } from '../../../relay/user-refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import type { BannerText } from '../Banner.tsx';
import { checkHealth } from './submit.ts';
import { ToolCard } from './ToolCard.tsx';
import { useTool } from './useTool.ts';

interface ToolProps {
  say: (banner: BannerText) => void;
}

/** Asks the server how it is. */
export function HealthTool({ say }: ToolProps) {
  const { isBusy, run } = useTool(say);
  const check = async () => {
    await checkHealth();
    return 'Healthy';
  };
  return (
    <ToolCard title="Backend health" text="Ask the server whether it and its database are well.">
      <Button className="justify-self-start" busy={isBusy} onClick={() => void run(check, 'Health check failed')}>
        Check health
      </Button>
    </ToolCard>
  );
}

const presets = [
  { preset: 'fastest', name: 'Fastest' },
  { preset: 'basic', name: 'Basic' },
  { preset: 'full', name: 'Full' },
] as const;

/** Sets level, method and geolocation at once. */
export function PresetTool({ say }: ToolProps) {
  const { isBusy, run } = useTool(say);
  const commit = useCommit<ServerToolsMutation>(graphql`
    mutation ServerToolsMutation($input: QuickNetworkSetupInput!) {
      quickNetworkSetup(input: $input) {
        __typename
        ... on QuickNetworkSetupSuccess {
          viewer {
            ...NetworkCards_viewer
            ...SettingsTab_viewer
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
  const apply = async ({ preset, name }: (typeof presets)[number]) => {
    const { quickNetworkSetup: result } = await commit({ input: { preset } });
    if (result.__typename === 'UserError') throw new UserRefusal(result);
    return `${name} settings are in use`;
  };
  return (
    <ToolCard title="Quick settings" text="Fastest measures nothing, Basic finds the provider, Full measures visitors.">
      <div className="flex flex-wrap gap-2">
        {presets.map((one) => (
          <Button key={one.preset} disabled={isBusy} onClick={() => void run(() => apply(one), 'Quick setup failed')}>
            {one.name}
          </Button>
        ))}
      </div>
    </ToolCard>
  );
}
