import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnippetDialog_website$key } from '../../__generated__/SnippetDialog_website.graphql';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ConversionKey } from './ConversionKey.tsx';
import { platforms, type Platform } from './platforms.ts';
import { SnippetStatus } from './SnippetStatus.tsx';

const choices = [
  { value: 'latest', label: 'Always up to date' },
  { value: 'pinned', label: 'Fixed version' },
] as const;
type Choice = (typeof choices)[number]['value'];

interface SnippetDialogProps {
  website: SnippetDialog_website$key;
  onClose: () => void;
  /** Shows the other ways to verify. */
  onVerify: () => void;
}

/** The snippet of a website, how to install it, and what has happened since. */
export function SnippetDialog({ onClose, onVerify, ...props }: SnippetDialogProps) {
  const website = useFragment(
    graphql`
      fragment SnippetDialog_website on Website {
        domain
        snippet {
          code
          pinnedCode
          tagManagerCode
          version
          host
        }
        ...ConversionKey_website
        ...SnippetStatus_website
      }
    `,
    props.website,
  );
  const { code, pinnedCode, tagManagerCode, version, host } = website.snippet;
  const [choice, setChoice] = useState<Choice>('latest');
  const [platform, setPlatform] = useState<Platform>('html');
  const own = choice === 'latest' ? code : pinnedCode;
  return (
    <Dialog title={`Connect ${website.domain}`} isWide onClose={onClose}>
      <div className="grid max-h-[70vh] gap-5 overflow-y-auto">
        <div className="-mx-3 sm:-mx-4">
          <Tabs
            label="Website made with"
            value={platform}
            onChange={setPlatform}
            tabs={platforms.map(({ value, label, place }) => ({
              value,
              label,
              content: (
                <div className="grid gap-3">
                  <p className="text-sm text-muted">{place}</p>
                  <CodeBlock
                    label="Snippet code"
                    code={value === 'gtm' ? tagManagerCode : own}
                    copied="Snippet code copied to clipboard!"
                  />
                  {value !== 'gtm' && (
                    <SegmentedControl label="Version" segments={choices} value={choice} onChange={setChoice} />
                  )}
                  {value !== 'gtm' && choice === 'pinned' && (
                    <p className="text-xs text-muted">
                      It stays at version {version}, and browsers check that nobody changed it.
                    </p>
                  )}
                </div>
              ),
            }))}
          />
        </div>
        <SnippetStatus website={website} onVerify={onVerify} />
        <p className="text-xs text-muted">
          If your website sends a Content-Security-Policy, allow <code className="font-mono">{host}</code> in script-src
          and connect-src. If a consent tool holds scripts back, visits count once it lets this one run.
        </p>
        <ConversionKey website={website} />
      </div>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
