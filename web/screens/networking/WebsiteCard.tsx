import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SetupSteps_settings$key } from '../../__generated__/SetupSteps_settings.graphql';
import type { WebsiteCard_website$key } from '../../__generated__/WebsiteCard_website.graphql';
import { formatDate } from '../../format/dates.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { useAct } from '../../relay/useAct.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { useNow } from '../../ui/useNow.ts';
import { bannerVoice, type BannerText } from './Banner.tsx';
import { SetupSteps } from './SetupSteps.tsx';
import { SnippetDialog } from './SnippetDialog.tsx';
import { useWebsiteMutations } from './useWebsiteMutations.ts';
import { VerifyDialog } from './VerifyDialog.tsx';

interface WebsiteCardProps {
  website: WebsiteCard_website$key;
  settings: SetupSteps_settings$key;
  say: (banner: BannerText) => void;
}

/** Where the focus goes when its element is gone. */
const focusTab = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();

/** A registered website and what can be done to it. */
export function WebsiteCard({ say, settings, ...props }: WebsiteCardProps) {
  const website = useFragment(
    graphql`
      fragment WebsiteCard_website on Website {
        id
        domain
        name
        description
        isVerified
        isActive
        createdAt
        snippetToken
        snippetSeenAt
        ...SetupSteps_website
        ...SnippetDialog_website
        ...VerifyDialog_website
      }
    `,
    props.website,
  );
  const { id, domain, isActive, isVerified } = website;
  const { update, remove } = useWebsiteMutations();
  const [isVerifying, setVerifying] = useState(false);
  const [isShowingCode, setShowingCode] = useState(false);
  const now = useNow();
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
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
          <span className="min-w-0 truncate">{domain}</span>
          <Badge tone={isVerified ? 'positive' : 'warning'}>{isVerified ? 'Verified' : 'Pending'}</Badge>
          <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
        </h2>
        <p className="text-sm text-muted">{website.name ?? 'Unnamed website'}</p>
        {website.description && <p className="mt-1 text-sm break-words text-muted">{website.description}</p>}
        <p className="mt-1 text-xs text-faint">
          Registered {formatDate(website.createdAt)} · Token{' '}
          <code className="font-mono">{website.snippetToken.slice(0, 8)}...</code>
        </p>
        <p className="mt-1 text-xs text-muted">
          {website.snippetSeenAt
            ? `Snippet seen ${relativeTime(website.snippetSeenAt, now).replace('Just', 'just')}`
            : 'Snippet not seen yet'}
        </p>
        <SetupSteps website={website} settings={settings} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setShowingCode(true)}>Get code snippet</Button>
        {!isVerified && <Button onClick={() => setVerifying(true)}>Verify website</Button>}
        <Button tone="quiet" onClick={() => void toggle()}>
          {isActive ? 'Deactivate' : 'Activate'}
        </Button>
        <Button tone="quiet" onClick={() => ask(question)}>
          Remove
        </Button>
      </div>
      {isShowingCode && <SnippetDialog website={website} onClose={() => setShowingCode(false)} />}
      {isVerifying && <VerifyDialog website={website} onClose={() => setVerifying(false)} say={say} />}
      {dialog}
    </article>
  );
}
