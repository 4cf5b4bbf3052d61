import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { QrDialog_url$key } from '../../__generated__/QrDialog_url.graphql';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { lazily } from '../../ui/lazily.ts';
import { linkName } from '../../format/link-name.ts';

const QrCode = lazily(async () => (await import('../../ui/qr/QrCode.tsx')).QrCode);

/** The QR code of a short URL, to be saved. */
export function QrDialog({ onClose, ...props }: { url: QrDialog_url$key; onClose: () => void }) {
  const url = useFragment(
    graphql`
      fragment QrDialog_url on ShortUrl {
        shortCode
        domain
        shortUrl
      }
    `,
    props.url,
  );
  return (
    <Dialog title={`QR code of ${linkName(url.domain, url.shortCode)}`} onClose={onClose}>
      <Suspense fallback={<Skeleton className="mx-auto size-40" />}>
        <QrCode shortUrl={url.shortUrl} fileName={url.shortCode} />
      </Suspense>
    </Dialog>
  );
}
