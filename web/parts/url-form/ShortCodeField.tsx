import { Suspense } from 'react';
import { Sparkles } from 'lucide-react';
import { MAX_CODE_LENGTH } from '../../input-limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { lazily } from '../../ui/lazily.ts';
import { codeOf } from './short-code.ts';
import { useGeneratedCode } from './useGeneratedCode.ts';

const CodeHint = lazily(async () => (await import('./CodeHint.tsx')).CodeHint);

interface ShortCodeFieldProps {
  /** As typed. */
  value: string;
  /** What short URLs begin with, without the scheme; null until it is known. */
  domain: string | null;
  hint: string;
  /** The code as it was, which the link itself has. */
  before?: string | undefined;
  error: string | null;
  onEdit: (value: string) => void;
}

/** The last part of the short URL, chosen or generated; says beforehand what becomes of it. */
export function ShortCodeField({ value, domain, hint, before, error, onEdit }: ShortCodeFieldProps) {
  const [generate, isGenerating] = useGeneratedCode(onEdit);
  const code = codeOf(value);
  return (
    <Field
      label="Short code"
      note={value ? `${code.length} / ${MAX_CODE_LENGTH}` : 'Optional'}
      hint={
        <>
          {value === code ? hint : <Preview address={`${domain ?? ''}/${code}`} isEmpty={code === ''} />}
          {code && code !== before && !error && (
            <Suspense>
              <CodeHint code={code} />
            </Suspense>
          )}
        </>
      }
      error={error}
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <div className="flex min-w-0 grow items-center">
            {domain && (
              <span
                title={`${domain}/`}
                className="h-10 max-w-[45%] shrink-0 truncate rounded-l-lg border border-r-0 border-edge bg-sunken px-3 font-mono text-sm leading-10 text-muted"
              >
                {domain}/
              </span>
            )}
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="spring-sale"
              value={value}
              onChange={(event) => onEdit(event.target.value)}
              className={domain ? 'min-w-0 rounded-l-none font-mono' : 'min-w-0 font-mono'}
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
