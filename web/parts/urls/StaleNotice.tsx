import { asSentence } from '../../format/sentence.ts';
import type { Refresh } from '../../relay/useRefresh.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { listMessage } from './list-message.ts';

/** Says that the list could not be read again, while the last one stays. */
export function StaleNotice({ refresh, fallback }: { refresh: Refresh; fallback: string }) {
  if (!refresh.error) return null;
  return (
    <Notice tone="danger" action={<Button onClick={refresh.refresh}>Try again</Button>}>
      {asSentence(listMessage(refresh.error, fallback))} The figures shown may be out of date.
    </Notice>
  );
}
