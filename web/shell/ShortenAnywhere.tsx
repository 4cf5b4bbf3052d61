import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useShortcuts } from '../ui/useShortcuts.ts';
import { addressIn } from '../parts/url-form/address.ts';
import { askToShorten, onShortenAnywhere } from '../parts/quick-shorten/shorten-request.ts';
import { lazily } from '../ui/lazily.ts';

const ShortenDialog = lazily(async () => (await import('./ShortenDialog.tsx')).ShortenDialog);

const FIELDS = 'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';

/** Lets the key C and a pasted address shorten from any page: in the page's own field, else in a dialog. */
export function ShortenAnywhere() {
  const [address, setAddress] = useState<string | null>(null);
  const begin = (next: string) => {
    if (!askToShorten(next)) setAddress(next);
  };
  const take = useEffectEvent(begin);
  useEffect(() => onShortenAnywhere(take), []);
  useShortcuts([{ key: 'c', label: 'Shorten a link', run: () => begin('') }]);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      const pasted = addressIn(event.clipboardData?.getData('text/plain') ?? '');
      if (!pasted) return;
      event.preventDefault();
      take(pasted);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
  if (address === null) return null;
  return (
    <Suspense>
      <ShortenDialog address={address} onClose={() => setAddress(null)} />
    </Suspense>
  );
}
