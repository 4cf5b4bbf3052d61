import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { SetupSteps_settings$key } from '../../__generated__/SetupSteps_settings.graphql';
import type { WebsiteCard_website$key } from '../../__generated__/WebsiteCard_website.graphql';
import { paths } from '../../paths.ts';
import { useAct } from '../../relay/useAct.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { bannerVoice, type BannerText } from './Banner.tsx';
import { SnippetDialog } from './SnippetDialog.tsx';
import { useWebsiteMutations } from './useWebsiteMutations.ts';
import { VerifyDialog } from './VerifyDialog.tsx';
import { WebsiteFacts } from './WebsiteFacts.tsx';

interface WebsiteCardProps {
  website: WebsiteCard_website$key;
  settings: SetupSteps_settings$key;
  /** It was registered just now: what comes next is shown at once. */
  isNew: boolean;
  say: (banner: BannerText) => void;
}

/** Where the focus goes when its element is gone. */
const focusTab = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();

/** A registered website and what can be done to it. */
export function WebsiteCard({ say, settings, isNew, ...props }: WebsiteCardProps) {
  const website = useFragment(
    graphql`
      fragment WebsiteCard_website on Website {
        id
        domain
        isVerified
        isActive
        ...WebsiteFacts_website
        ...SnippetDialog_website
        ...VerifyDialog_website
      }
    `,
    props.website,
  );
  const { id, domain, isActive, isVerified } = website;
  const { update, remove } = useWebsiteMutations();
  const [isVerifying, setVerifying] = useState(false);
  const [isShowingCode, setShowingCode] = useState(isNew);
  const [dialog, ask] = useConfirm(focusTab);
  const { act } = useAct(bannerVoice(say));
  const change = (run: () => Promise<unknown>, done: string) =>
    act({ run, done, failed: 'This could not be changed.' });
  const toggle = () =>
    change(() => update({ id, isActive: !isActive }), `${domain} is ${isActive ? 'inactive' : 'active'} now.`);
  const question = {
    tone: 'danger',
    title: `Remove ${domain}?`,
    text: 'Its pages can no longer report, and everything that they reported is deleted.',
    action: 'Remove',
    run: () => change(() => remove(id), `${domain} was removed.`),
  } as const;
  return (
    <article className="grid gap-3 rounded-xl border border-line p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <WebsiteFacts website={website} settings={settings} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setShowingCode(true)}>Get code snippet</Button>
        <Link to={`${paths.networking}?tab=analytics&website=${id}`} className={buttonClass('secondary')}>
          View analytics
        </Link>
        {!isVerified && <Button onClick={() => setVerifying(true)}>Verify website</Button>}
        <Button tone="quiet" onClick={() => void toggle()}>
          {isActive ? 'Deactivate' : 'Activate'}
        </Button>
        <Button tone="quiet" onClick={() => ask(question)}>
          Remove
        </Button>
      </div>
      {isShowingCode && (
        <SnippetDialog
          website={website}
          onClose={() => setShowingCode(false)}
          onVerify={() => {
            setShowingCode(false);
            setVerifying(true);
          }}
        />
      )}
      {isVerifying && <VerifyDialog website={website} onClose={() => setVerifying(false)} say={say} />}
      {dialog}
    </article>
  );
}
