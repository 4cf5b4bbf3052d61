import type { ReactNode } from 'react';
import { Check, X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DomainRecords_domain$key } from '../../__generated__/DomainRecords_domain.graphql';
import { Copied } from '../../ui/Copied.tsx';
import type { Verification } from './useDomainMutations.ts';

interface DomainRecordsProps {
  domain: DomainRecords_domain$key;
  /** What the last look found; null before one. */
  found: Verification | null;
}

type Step = Verification['proof'];

/** The proof of a domain that waits for its address alone. */
const FOUND: Step = { isDone: true, reason: null };

const ONLY_ADDRESS = 'Remove other A and AAAA records of this name.';
/** What is to be known of the record that leads to this server, by its type. */
const NOTES: Record<string, string> = {
  ALIAS: 'Some call it ANAME, or a flattened CNAME. A and AAAA records with the same addresses do as well.',
  CNAME: 'This name can have no other records.',
  A: ONLY_ADDRESS,
  AAAA: ONLY_ADDRESS,
};

/** The two DNS records of a domain, with what was found of them. */
export function DomainRecords({ found, ...props }: DomainRecordsProps) {
  const { host, status, proofRecord, addressRecord } = useFragment(
    graphql`
      fragment DomainRecords_domain on Domain {
        host
        status
        proofRecord {
          type
          name
          value
        }
        addressRecord {
          type
          name
          value
        }
      }
    `,
    props.domain,
  );
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">
        Make both records where the DNS of {host} is managed, then check. A new record can take an hour to be seen.
      </p>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
        <Part
          title="Prove that it is yours"
          note="Keep this record for as long as you use the domain."
          step={found?.proof ?? (status === 'UNCONNECTED' ? FOUND : undefined)}
        >
          <Facts of={proofRecord} />
        </Part>
        <Part title="Lead it to this server" note={addressRecord && NOTES[addressRecord.type]} step={found?.address}>
          {addressRecord ? (
            <Facts of={addressRecord} />
          ) : (
            <p className="text-sm text-warning">
              This server needs a public name first: nobody else can reach the one it has. Ask its operator to set
              PUBLIC_ORIGIN.
            </p>
          )}
        </Part>
      </ol>
    </div>
  );
}

const Facts = ({ of: { type, name, value } }: { of: { type: string; name: string; value: string } }) => (
  <dl className="grid gap-1.5">
    <Copied label="Type" text={type} />
    <Copied label="Name" text={name} />
    <Copied label="Value" text={value} />
  </dl>
);

interface PartProps {
  title: string;
  note: string | null | undefined;
  step: Step | undefined;
  children: ReactNode;
}

const Part = ({ title, note, step, children }: PartProps) => (
  <li className="rounded-lg border border-line p-3">
    <h3 className="mb-2 text-sm font-medium">{title}</h3>
    {children}
    {note && <p className="mt-2 text-xs text-faint">{note}</p>}
    <p aria-live="polite" className={step?.isDone ? 'text-xs text-positive' : 'text-xs text-warning'}>
      {step && (
        <span className="mt-2 flex items-center gap-1.5">
          {step.isDone ? (
            <Check aria-hidden className="size-3.5 shrink-0" />
          ) : (
            <X aria-hidden className="size-3.5 shrink-0" />
          )}
          {step.isDone ? 'Found' : step.reason}
        </span>
      )}
    </p>
  </li>
);
