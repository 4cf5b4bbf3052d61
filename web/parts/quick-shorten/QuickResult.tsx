import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { ArrowRight, Check, Copy, QrCode, Undo2 } from 'lucide-react';
import type { QuickResult_url$key } from '../../__generated__/QuickResult_url.graphql';
import { useAct } from '../../relay/useAct.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { urlPage } from '../urls/url-page.ts';
import { useDeleteUrlMutation } from '../urls/useDeleteUrlMutation.ts';
import { lazily } from '../../ui/lazily.ts';

const QrDialog = lazily(async () => (await import('../urls/QrDialog.tsx')).QrDialog);

interface QuickResultProps {
  url: QuickResult_url$key;
  /** It is in the clipboard already. */
  isCopied: boolean;
  onLeave?: () => void;
  /** The link is gone again; gets its destination. */
  onUndone: (originalUrl: string) => void;
}

const notes = { idle: '', copied: 'Copied', failed: 'Copy it by hand' } as const;

/** The link that was just made, and what comes next. */
export function QuickResult({ isCopied, onLeave, onUndone, ...props }: QuickResultProps) {
  const url = useFragment(
    graphql`
      fragment QuickResult_url on ShortUrl {
        id
        shortUrl
        originalUrl
        ...QrDialog_url
      }
    `,
    props.url,
  );
  const [copyState, copy] = useCopy();
  const [isQrShown, showQr] = useState(false);
  const { act, isPending: isUndoing } = useAct();
  const remove = useDeleteUrlMutation();
  const undo = () =>
    void act({
      run: () => remove(url.id).then(() => onUndone(url.originalUrl)),
      failed: 'This could not be undone',
    });
  const note = notes[copyState] || (isCopied ? 'Copied' : '');
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="flex min-w-0 grow basis-60 flex-wrap items-center gap-x-2 text-base">
        <Check aria-hidden className="size-4 shrink-0 text-positive" />
        <span className="truncate font-mono font-medium text-accent">{url.shortUrl.replace(/^https?:\/\//, '')}</span>
        <span className="text-sm text-positive">{note}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy(url.shortUrl)}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button onClick={() => showQr(true)}>
          <QrCode aria-hidden />
          QR
        </Button>
        <Link to={urlPage(url.id)} onClick={onLeave} className={buttonClass('secondary')}>
          <ArrowRight aria-hidden />
          Open its page
        </Link>
        <Button tone="quiet" busy={isUndoing} onClick={undo}>
          {!isUndoing && <Undo2 aria-hidden />}
          Undo
        </Button>
      </div>
      {isQrShown && (
        <Suspense>
          <QrDialog url={url} onClose={() => showQr(false)} />
        </Suspense>
      )}
    </div>
  );
}
