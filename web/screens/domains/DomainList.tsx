import { Globe } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DomainList_viewer$key } from '../../__generated__/DomainList_viewer.graphql';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DomainCard } from './DomainCard.tsx';

interface DomainListProps {
  viewer: DomainList_viewer$key;
  isAdding: boolean;
  onAdd: () => void;
  /** Moves the focus to where a domain is added. */
  focus: () => void;
}

/** The viewer's domains, oldest first. */
export function DomainList({ isAdding, onAdd, focus, ...props }: DomainListProps) {
  const { domains } = useFragment(
    graphql`
      fragment DomainList_viewer on Viewer {
        domains {
          id
          ...DomainCard_domain
        }
      }
    `,
    props.viewer,
  );
  if (!domains.length && isAdding) return null;
  if (!domains.length) {
    return (
      <div className="grid rounded-xl border border-dashed border-edge">
        <EmptyState icon={Globe} title="No domains yet" action={<Button onClick={onAdd}>Add your first domain</Button>}>
          It takes two DNS records. Your links on this server’s own address stay as they are.
        </EmptyState>
      </div>
    );
  }
  return (
    <ul aria-label="Your domains" className="grid gap-3">
      {domains.map((domain) => (
        <li key={domain.id}>
          <DomainCard domain={domain} focus={focus} />
        </li>
      ))}
    </ul>
  );
}
