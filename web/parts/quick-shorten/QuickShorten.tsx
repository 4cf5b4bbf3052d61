import { Suspense, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { CircleAlert, Link2 } from 'lucide-react';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { copyLater } from '../../ui/copy-later.ts';
import { Input } from '../../ui/Field.tsx';
import { lazily } from '../../ui/lazily.ts';
import { addressIn } from '../url-form/address.ts';
import { QuickResult } from './QuickResult.tsx';
import { useShortenRequests } from './shorten-request.ts';
import { useQuickShorten, type QuickUrl } from './useQuickShorten.ts';

const DestinationHint = lazily(async () => (await import('../url-form/DestinationHint.tsx')).DestinationHint);

/** A link that was made here. */
interface Made {
  url: QuickUrl;
  isCopied: boolean;
}

interface QuickShortenProps {
  /** The address that stands in the field at first, which then has the focus. */
  begin?: string;
  /** The page of the link is opened. */
  onLeave?: () => void;
}

/** One field: paste an address, press Enter, and its short URL is in the clipboard. */
export function QuickShorten({ begin, onLeave }: QuickShortenProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(begin ?? '');
  const [made, setMade] = useState<Made | null>(null);
  const create = useQuickShorten();
  const { act, isPending: isBusy, failure, forget } = useAct(inPlace);
  const fill = (next: string) => {
    if (next && !isBusy) setAddress(next);
    field.current?.focus();
    field.current?.scrollIntoView({ block: 'nearest' });
  };
  useShortenRequests(fill);
  useEffect(() => {
    if (begin !== undefined) field.current?.focus();
  }, [begin]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !address.trim()) return field.current?.focus();
    setMade(null);
    const creating = create(address.trim());
    const isMade = await act({
      run: async () => {
        const isCopied = await copyLater(creating.then(({ shortUrl }) => shortUrl));
        setMade({ url: await creating, isCopied });
        setAddress('');
      },
      failed: 'Failed to create link. Please try again.',
    });
    if (!isMade) field.current?.focus();
  };
  return (
    <section aria-label="Shorten a link" className="rounded-xl border border-line bg-surface p-3 shadow-card sm:p-4">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          Address to shorten
        </label>
        <span className="relative min-w-0 grow basis-60">
          <Link2 aria-hidden className="absolute top-3 left-3 size-4 text-faint" />
          <Input
            ref={field}
            id={id}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="Paste a long address"
            className="pl-9"
            value={address}
            readOnly={isBusy}
            state={failure ? 'invalid' : 'neutral'}
            aria-invalid={failure ? true : undefined}
            aria-describedby={`${id}-result`}
            onChange={(event) => {
              setAddress(event.target.value);
              forget();
            }}
          />
        </span>
        <Button type="submit" tone="primary" busy={isBusy} className="h-10 max-sm:grow">
          {isBusy ? 'Shortening …' : 'Shorten'}
        </Button>
      </form>
      {!isBusy && <Hint typed={address} />}
      <div id={`${id}-result`} aria-live="polite">
        {failure && (
          <p className="mt-2 flex items-center gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {failure.message}
          </p>
        )}
        {made && !isBusy && (
          <QuickResult
            url={made.url}
            isCopied={made.isCopied}
            onLeave={onLeave}
            onUndone={(originalUrl) => {
              setMade(null);
              setAddress(originalUrl);
              field.current?.focus();
            }}
          />
        )}
      </div>
    </section>
  );
}

/** The link that leads there already. */
function Hint({ typed }: { typed: string }) {
  const destination = addressIn(typed);
  return (
    destination && (
      <p className="mt-2 text-sm text-muted">
        <Suspense>
          <DestinationHint destination={destination} />
        </Suspense>
      </p>
    )
  );
}
