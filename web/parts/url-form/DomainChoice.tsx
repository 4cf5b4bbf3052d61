import { ChevronDown } from 'lucide-react';
import type { Domains } from './link-domains.ts';

interface DomainChoiceProps {
  domains: Domains;
  /** The host that the link is on. */
  value: string;
  /** The host that an empty choice means. */
  meant: string | null;
  onEdit: (value: string) => void;
}

/** What stands before the short code of an account with domains of its own: one of them, or the server's own host. */
export function DomainChoice({ domains: { own, ownShown, others }, value, meant, onEdit }: DomainChoiceProps) {
  const hosts = [...new Set([own, ...others, value])].filter((host) => host !== null);
  const nameOf = (host: string) => `${host === own ? ownShown : host}/`;
  return (
    <span className="relative inline-flex h-10 max-w-[50%] min-w-0 shrink-0 rounded-l-lg border border-r-0 border-edge bg-sunken font-mono text-sm">
      <select
        aria-label="Domain"
        title={nameOf(value)}
        value={value}
        onChange={({ target }) => onEdit(target.value === meant ? '' : target.value)}
        className="field-sizing-content w-full cursor-pointer appearance-none truncate rounded-l-lg bg-transparent pr-8 pl-3"
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
