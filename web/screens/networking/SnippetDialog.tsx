import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnippetDialog_website$key } from '../../__generated__/SnippetDialog_website.graphql';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { ConversionKey } from './ConversionKey.tsx';

const choices = [
  { value: 'latest', label: 'Always up to date' },
  { value: 'pinned', label: 'Fixed version' },
] as const;
type Choice = (typeof choices)[number]['value'];

/** The snippet of a website, and how to install it. */
export function SnippetDialog({ onClose, ...props }: { website: SnippetDialog_website$key; onClose: () => void }) {
  const website = useFragment(
    graphql`
      fragment SnippetDialog_website on Website {
        domain
        isVerified
        snippet {
          code
          pinnedCode
          version
          host
        }
        ...ConversionKey_website
      }
    `,
    props.website,
  );
  const { code, pinnedCode, version, host } = website.snippet;
  const [choice, setChoice] = useState<Choice>('latest');
  return (
    <Dialog title={`Snippet for ${website.domain}`} isWide onClose={onClose}>
      <div className="grid max-h-[70vh] gap-5 overflow-y-auto">
        <div className="grid gap-3">
          <SegmentedControl label="Version" segments={choices} value={choice} onChange={setChoice} />
          <p className="text-sm text-muted">
            {choice === 'latest'
              ? 'Paste this code into the head section of every page. It receives improvements by itself.'
              : `Paste this code into the head section of every page. It stays at version ${version}, and browsers check that nobody changed it.`}
          </p>
          <CodeBlock
            label="Snippet code"
            code={choice === 'latest' ? code : pinnedCode}
            copied="Snippet code copied to clipboard!"
          />
        </div>
        <ol className="grid list-decimal gap-1.5 pl-5 text-sm">
          <li>Copy the code.</li>
          <li>Paste it into the head section of each page of {website.domain}.</li>
          <li>
            If your website sends a Content-Security-Policy, allow <code className="font-mono text-xs">{host}</code> in
            script-src and connect-src.
          </li>
          <li>
            Open a page and go on to another one, then reload this screen: it says when the snippet was last seen
            {website.isVerified ? '.' : '. Verify the website, too: until then its reports count in no figure.'}
          </li>
        </ol>
        <ConversionKey website={website} />
      </div>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
