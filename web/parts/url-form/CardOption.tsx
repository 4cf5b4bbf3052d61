import { Suspense } from 'react';
import { lazily } from '../../ui/lazily.ts';
import { MoreOptions } from './MoreOptions.tsx';
import { codeOf } from './short-code.ts';
import { cardOptions } from './url-options.ts';
import { meantDomain, type Domains } from './link-domains.ts';
import type { UrlValues } from './url-values.ts';

const CardFields = lazily(async () => (await import('../social-card/CardFields.tsx')).CardFields);

interface CardOptionProps {
  values: UrlValues;
  onEdit: (change: Partial<UrlValues>) => void;
  errorOf: (field: string) => string | null;
  /** What an old link has already. */
  before?: { shortCode: string } | undefined;
  /** Stands before the code; null until it is known. */
  domains: Domains;
  isNew?: boolean | undefined;
}

/** What previews show of a link, behind its title until it is asked for. */
export function CardOption({ values, onEdit, errorOf, before, domains, isNew }: CardOptionProps) {
  const domain = values.domain || meantDomain(domains, isNew);
  const code = codeOf(values.shortCode) || before?.shortCode || '…';
  return (
    <MoreOptions
      title="Social card"
      isSet={cardOptions.some((name) => values[name] !== '')}
      isRefused={cardOptions.some((name) => errorOf(name) !== null)}
    >
      <Suspense fallback={<div style={{ height: '32rem' }} />}>
        <CardFields values={values} address={domain && `${domain}/${code}`} onEdit={onEdit} errorOf={errorOf} />
      </Suspense>
    </MoreOptions>
  );
}
