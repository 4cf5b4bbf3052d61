import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DomainCard_domain$key } from '../../__generated__/DomainCard_domain.graphql';
import { useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { AppsForm } from './AppsForm.tsx';
import { DestinationsForm } from './DestinationsForm.tsx';
import { DomainMenu } from './DomainMenu.tsx';
import { DomainRecords } from './DomainRecords.tsx';
import { DomainState } from './DomainState.tsx';
import { useDomainMutations, type Verification } from './useDomainMutations.ts';

interface DomainCardProps {
  domain: DomainCard_domain$key;
  focus: () => void;
}

const FAILED = 'The domain could not be changed';

/** A domain: how far it is, its records, where it leads beside its links, and what can be done to it. */
export function DomainCard({ focus, ...props }: DomainCardProps) {
  const domain = useFragment(
    graphql`
      fragment DomainCard_domain on Domain {
        id
        host
        status
        isDefault
        ...DomainState_domain
        ...DomainRecords_domain
        ...DestinationsForm_domain
        ...AppsForm_domain
      }
    `,
    props.domain,
  );
  const { id, host, status, isDefault } = domain;
  const { update, verify, remove } = useDomainMutations();
  const { act, isPending } = useAct();
  const [found, setFound] = useState<Verification | null>(null);
  const [areRecordsShown, setRecordsShown] = useState(status !== 'LIVE');
  const [edited, setEdited] = useState<'destinations' | 'apps' | null>(null);
  const [dialog, ask] = useConfirm(focus);
  const card = useRef<HTMLElement>(null);
  const leaveForm = () => {
    card.current?.focus(); // what had the focus goes with the form
    setEdited(null);
  };
  const look = () =>
    act({
      run: async () => {
        const verification = await verify(id);
        setFound(verification);
        setRecordsShown(verification.domain.status !== 'LIVE');
        return verification;
      },
      done: (verification) => (verification.domain.status === 'LIVE' ? `${host} is live` : null),
      failed: 'The domain could not be checked',
    });
  const makeDefault = () =>
    act({
      run: () => update({ id, isDefault: !isDefault }),
      done: isDefault ? 'New links will be on this server’s own address' : `New links will be on ${host}`,
      failed: FAILED,
    });
  const question = {
    tone: 'danger',
    title: `Delete ${host}?`,
    text: 'This works only while no link is on it. Afterwards you can remove its DNS records.',
    action: 'Delete domain',
    run: () => act({ run: () => remove(id), done: `Deleted ${host}`, failed: 'The domain could not be deleted' }),
  } as const;
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={host}
      className="grid gap-4 rounded-xl border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <DomainState domain={domain} isExplained={areRecordsShown && found !== null} />
      {areRecordsShown && <DomainRecords domain={domain} found={found} />}
      {edited === 'destinations' && <DestinationsForm domain={domain} onDone={leaveForm} />}
      {edited === 'apps' && <AppsForm domain={domain} onDone={leaveForm} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button tone={status === 'LIVE' ? 'secondary' : 'primary'} busy={isPending} onClick={() => void look()}>
          Check now
        </Button>
        <Button aria-expanded={areRecordsShown} onClick={() => setRecordsShown(!areRecordsShown)}>
          {areRecordsShown ? 'Hide records' : 'Show records'}
        </Button>
        <DomainMenu
          host={host}
          isDefault={isDefault}
          canBeDefault={status === 'LIVE' || status === 'FAILING'}
          onEdit={setEdited}
          onDefault={() => void makeDefault()}
          onDelete={() => ask(question)}
        />
      </div>
      {dialog}
    </article>
  );
}
