import { useEffect, useEffectEvent, useState } from 'react';
import { Check, LoaderCircle } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { SnippetStatus_website$key } from '../../__generated__/SnippetStatus_website.graphql';
import type { SnippetStatusSubscription } from '../../__generated__/SnippetStatusSubscription.graphql';
import { paths } from '../../paths.ts';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { useLive } from '../../relay/useLive.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { useWebsiteMutations } from './useWebsiteMutations.ts';

const subscription = graphql`
  subscription SnippetStatusSubscription($id: ID!) {
    websiteReported(id: $id) {
      website {
        ...SnippetStatus_website
        ...WebsiteCard_website
      }
    }
  }
`;

/** What has happened since the snippet was put on a page, as it happens; the first report is answered by a look for the proof. */
export function SnippetStatus({ onVerify, ...props }: { website: SnippetStatus_website$key; onVerify: () => void }) {
  const { id, domain, isVerified, snippetSeenAt } = useFragment(
    graphql`
      fragment SnippetStatus_website on Website {
        id
        domain
        isVerified
        snippetSeenAt
      }
    `,
    props.website,
  );
  useLive<SnippetStatusSubscription>(subscription, { id });
  const [missing, setMissing] = useState<string | null>(null);
  const { verify } = useWebsiteMutations();
  const { act, isPending, failure } = useAct(inPlace);
  const look = async () => {
    const { checks } = await verify(id);
    setMissing(checks.find(({ method }) => method === 'script')?.reason ?? null);
  };
  const check = () => void act({ run: look, failed: 'The website could not be checked.' });
  const isSeen = Boolean(snippetSeenAt);
  const checkFirst = useEffectEvent(() => {
    if (!isVerified) check();
  });
  useEffect(() => {
    if (isSeen) checkFirst();
  }, [isSeen]);
  return (
    <section aria-label="Status" className="grid gap-2 rounded-lg border border-line p-3 text-sm">
      <div aria-live="polite" className="grid gap-2">
        <Step isDone={isSeen}>
          {isSeen ? 'First visit received' : `Waiting for the first visit… Open ${domain} in another tab.`}
        </Step>
        <Step isDone={isVerified}>
          {isVerified ? `${domain} is verified` : 'Proof that the website is yours: looked for once a page reports'}
        </Step>
        {!isVerified && (missing ?? failure) && (
          <p role="alert" className="text-xs text-warning">
            {missing ? `Not verified yet. ${missing}` : failure!.message}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isVerified && (
          <>
            <Button busy={isPending} onClick={check}>
              Check now
            </Button>
            <Button tone="quiet" onClick={onVerify}>
              Other ways to verify
            </Button>
          </>
        )}
        {isVerified && isSeen && (
          <Link to={`${paths.networking}?tab=analytics&website=${id}`} className={buttonClass('primary')}>
            View analytics
          </Link>
        )}
      </div>
    </section>
  );
}

const Step = ({ isDone, children }: { isDone: boolean; children: React.ReactNode }) => (
  <p className="flex items-start gap-2">
    {isDone ? (
      <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
    ) : (
      <LoaderCircle aria-hidden className="mt-0.5 size-4 shrink-0 animate-spin text-faint" />
    )}
    {children}
  </p>
);
