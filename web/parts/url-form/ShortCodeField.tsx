import { Suspense } from 'react';
import { Sparkles } from 'lucide-react';
import { MAX_CODE_LENGTH } from '../../input-limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { lazily } from '../../ui/lazily.ts';
import { codeOf } from './short-code.ts';
import type { Domains } from './link-domains.ts';
import { useGeneratedCode } from './useGeneratedCode.ts';

/** Few accounts have domains of their own. */
const DomainChoice = lazily(async () => (await import('./DomainChoice.tsx')).DomainChoice);
const CodeHint = lazily(async () => (await import('./CodeHint.tsx')).CodeHint);

interface ShortCodeFieldProps {
  /** As typed. */
  value: string;
  domains: Domains;
  /** The host that is chosen, and what it means that none is. */
  domain: string;
  meantDomain: string | null;
  hint: string;
  /** The host and the code as they were, which the link itself has. */
  before?: string | undefined;
  error: string | null;
  onEdit: (value: string) => void;
  onDomain: (value: string) => void;
}

/** The last part of the short URL, chosen or generated; says beforehand what becomes of it. */
export function ShortCodeField({ value, hint, before, error, onEdit, onDomain, ...props }: ShortCodeFieldProps) {
  const { domains, domain, meantDomain } = props;
  const host = domain || meantDomain;
  const [generate, isGenerating] = useGeneratedCode(onEdit, host);
  const code = codeOf(value);
  return (
    <Field
      label="Short code"
      note={value ? `${code.length} / ${MAX_CODE_LENGTH}` : 'Optional'}
      hint={
        <>
          {value === code ? hint : <Preview address={`${host ?? ''}/${code}`} isEmpty={code === ''} />}
          {code && `${host}/${code}` !== before && !error && (
            <Suspense>
              <CodeHint code={code} domain={host} />
            </Suspense>
          )}
        </>
      }
      error={error}
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <div className="flex min-w-0 grow basis-72 items-center">
            {host && (
              <Suspense fallback={<PlainHost host={host === domains.own ? domains.ownShown : host} />}>
                {domains.others.length > 0 || host !== domains.own ? (
                  <DomainChoice domains={domains} value={host} meant={meantDomain} onEdit={onDomain} />
                ) : (
                  <PlainHost host={domains.ownShown} />
                )}
              </Suspense>
            )}
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="spring-sale"
              value={value}
              onChange={(event) => onEdit(event.target.value)}
              className={host ? 'min-w-0 rounded-l-none font-mono' : 'min-w-0 font-mono'}
            />
          </div>
          <Button busy={isGenerating} onClick={generate} className="h-10">
            {!isGenerating && <Sparkles aria-hidden />}
            Generate
          </Button>
        </div>
      )}
    </Field>
  );
}

const PlainHost = ({ host }: { host: string | null }) => (
  <span
    title={`${host}/`}
    className="h-10 max-w-[45%] shrink-0 truncate rounded-l-lg border border-r-0 border-edge bg-sunken px-3 font-mono text-sm leading-10 text-muted"
  >
    {host}/
  </span>
);

/** What a typed text is saved as. */
const Preview = ({ address, isEmpty }: { address: string; isEmpty: boolean }) => (
  <span role="status">
    {isEmpty ? (
      'A short code needs letters from A to Z or digits.'
    ) : (
      <>
        Saved as <span className="font-mono font-medium break-all text-ink">{address}</span>
      </>
    )}
    {' Spaces become hyphens, ä becomes a, and other characters are left out.'}
  </span>
);
