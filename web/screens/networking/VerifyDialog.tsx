import { useState } from 'react';
import { X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { VerifyDialog_website$key } from '../../__generated__/VerifyDialog_website.graphql';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Copied } from '../../ui/Copied.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { BannerText } from './Banner.tsx';
import { useWebsiteMutations } from './useWebsiteMutations.ts';

interface VerifyDialogProps {
  website: VerifyDialog_website$key;
  onClose: () => void;
  say: (banner: BannerText) => void;
}

type Failures = Partial<Record<string, string | null>>;

/** The ways to prove that a domain is one's own, and the look for them. */
export function VerifyDialog({ onClose, say, ...props }: VerifyDialogProps) {
  const { id, domain, proofs } = useFragment(
    graphql`
      fragment VerifyDialog_website on Website {
        id
        domain
        proofs {
          dnsName
          dnsValue
          fileUrl
          fileContent
          metaTag
          scriptTag
        }
      }
    `,
    props.website,
  );
  const { verify } = useWebsiteMutations();
  const { act, isPending, failure } = useAct(inPlace);
  const [failures, setFailures] = useState<Failures>({});
  const look = async () => {
    const { website, checks } = await verify(id);
    setFailures(Object.fromEntries(checks.map(({ method, reason }) => [method, reason])));
    if (!website.isVerified) return;
    say({ isError: false, text: `${domain} is verified.` });
    onClose();
  };
  return (
    <Dialog title={`Verify ${domain}`} isWide onClose={onClose}>
      <p className="mb-4 text-sm text-muted">
        Publish one of these, then check. Any one of them is enough. A TXT record also covers every subdomain.
      </p>
      <ol className="grid max-h-[60vh] grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto">
        <Way title="The snippet in the head of the home page" failure={failures.script}>
          <Copied label="Code" text={proofs.scriptTag} />
        </Way>
        <Way title="A TXT record in the DNS" failure={failures.dns}>
          <Copied label="Name" text={proofs.dnsName} />
          <Copied label="Value" text={proofs.dnsValue} />
        </Way>
        <Way title="A file on the website" failure={failures.file}>
          <Copied label="Address" text={proofs.fileUrl} />
          <Copied label="Content" text={proofs.fileContent} />
        </Way>
        <Way title="A meta tag in the head of the home page" failure={failures.meta}>
          <Copied label="Tag" text={proofs.metaTag} />
        </Way>
      </ol>
      {failure && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {failure.message}
        </p>
      )}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>Close</Button>
        <Button
          tone="primary"
          busy={isPending}
          onClick={() => void act({ run: look, failed: 'The website could not be checked.' })}
        >
          Check now
        </Button>
      </div>
    </Dialog>
  );
}

interface WayProps {
  title: string;
  /** Why it was not found at the last look. */
  failure: string | null | undefined;
  children: React.ReactNode;
}

const Way = ({ title, failure, children }: WayProps) => (
  <li className="rounded-lg border border-line p-3">
    <h3 className="mb-2 text-sm font-medium">{title}</h3>
    <dl className="grid gap-1.5">{children}</dl>
    <p aria-live="polite" className="text-xs text-warning">
      {failure && (
        <span className="mt-2 flex items-center gap-1.5">
          <X aria-hidden className="size-3.5 shrink-0" />
          {failure}
        </span>
      )}
    </p>
  </li>
);
