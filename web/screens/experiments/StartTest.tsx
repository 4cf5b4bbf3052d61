import { useState } from 'react';
import { StartForm } from '../../parts/experiments/StartForm.tsx';
import { LinkPicker } from './LinkPicker.tsx';
import type { FoundLink } from '../../parts/urls/useLinkSearch.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { linkName } from '../../format/link-name.ts';

interface StartTestProps {
  onStarted: () => void;
  onClose: () => void;
}

/** Starts an A/B test: first the link is chosen, then its destinations. */
export function StartTest({ onStarted, onClose }: StartTestProps) {
  const [link, setLink] = useState<FoundLink | null>(null);
  return (
    <Panel title="New A/B test" subtitle={link ? undefined : 'Which link should lead to several destinations?'}>
      {link ? (
        <div className="grid min-w-0 gap-4">
          <p className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-sunken py-1.5 pr-1.5 pl-3 text-sm">
            <span className="flex min-w-0 items-baseline gap-2">
              <span className="shrink-0 font-mono font-medium text-accent">
                {linkName(link.domain, link.shortCode)}
              </span>
              <span className="truncate">{link.title}</span>
            </span>
            <Button tone="quiet" onClick={() => setLink(null)}>
              Change link
            </Button>
          </p>
          <StartForm urlId={link.id} originalUrl={link.originalUrl} onStarted={onStarted} onCancel={onClose} />
        </div>
      ) : (
        <div className="grid min-w-0 gap-4">
          <LinkPicker label="Link to test" onPick={setLink} />
          <div>
            <Button tone="quiet" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </Panel>
  );
}
