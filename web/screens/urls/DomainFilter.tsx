import { useId } from 'react';
import type { ListQuestion } from '../../parts/urls/list-question.ts';
import type { Ask } from '../../parts/urls/useListQuestion.ts';
import { useDomains } from '../../parts/url-form/useDomains.ts';
import { ChoiceInput } from '../../ui/ChoiceInput.tsx';

/** Narrows a list to links on one domain; nothing where the account has none. */
export function DomainFilter({ question, ask }: { question: ListQuestion; ask: Ask }) {
  const id = useId();
  const { own, ownShown, all } = useDomains();
  if (!own || (!all.length && !question.domain)) return null;
  const hosts = [...new Set([own, ...all, ...(question.domain ? [question.domain] : [])])];
  return (
    <div className="grid gap-1 max-sm:w-full sm:w-48">
      <label htmlFor={id} className="text-xs font-medium text-muted">
        Domain
      </label>
      <ChoiceInput
        id={id}
        value={question.domain}
        options={[
          { value: '', label: 'All domains' },
          ...hosts.map((host) => ({ value: host, label: host === own ? (ownShown ?? host) : host })),
        ]}
        onChoose={(domain) => ask({ domain })}
      />
    </div>
  );
}
