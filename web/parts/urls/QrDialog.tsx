import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { QrDialog_url$key } from '../../__generated__/QrDialog_url.graphql';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { lazily } from '../../ui/lazily.ts';

const QrCode = lazily(async () => (await import('../../ui/qr/QrCode.tsx')).QrCode);

/** The QR code of a short URL, to be saved. */
export function QrDialog({ onClose, ...props }: { url: QrDialog_url$key; onClose: () => void }) {
  const { shortCode, shortUrl } = useFragment(
    graphql`
      fragment QrDialog_url on ShortUrl {
        shortCode
        shortUrl
      }
    `,
    props.url,
  );
  return (
    <Dialog title={`QR code of /${shortCode}`} onClose={onClose}>
      <Suspense fallback={<Skeleton className="mx-auto size-40" />}>
        <QrCode shortUrl={shortUrl} fileName={shortCode} />
      </Suspense>
    </Dialog>
  );
}
