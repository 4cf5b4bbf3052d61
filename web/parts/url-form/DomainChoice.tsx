import { ChevronDown } from 'lucide-react';
import type { Domains } from './useDomains.ts';

interface DomainChoiceProps {
  domains: Domains;
  /** The host that the link is on; empty where that is left to the server. */
  value: string;
  /** What an empty value means: the host that the link is on then; null until it is known. */
  meant: string | null;
  onEdit: (value: string) => void;
}

const BOX = 'h-10 max-w-[55%] shrink-0 rounded-l-lg border border-r-0 border-edge bg-sunken font-mono text-sm';

/** What stands before the short code: the domain, which is chosen where the account has some. */
export function DomainChoice({ domains, value, meant, onEdit }: DomainChoiceProps) {
  const { own, ownShown, others } = domains;
  const shown = value || meant;
  if (own === null || shown === null) return null;
  const hosts = [...new Set([own, ...others, shown])];
  const nameOf = (host: string) => `${host === own ? ownShown : host}/`;
  if (hosts.length === 1) {
    return (
      <span title={nameOf(own)} className={`${BOX} truncate px-3 leading-10 text-muted`}>
        {nameOf(own)}
      </span>
    );
  }
  return (
    <span className={`${BOX} relative inline-flex min-w-0`}>
      <select
        aria-label="Domain"
        title={nameOf(shown)}
        value={shown}
        onChange={({ target }) => onEdit(target.value === meant ? '' : target.value)}
        className="w-full cursor-pointer appearance-none truncate rounded-l-lg bg-transparent pr-8 pl-3"
      >
        {hosts.map((host) => (
          <option key={host} value={host}>
            {nameOf(host)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-2.5 size-4 text-muted" />
    </span>
  );
}
