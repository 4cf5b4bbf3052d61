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
