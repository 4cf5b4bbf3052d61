import { Suspense, useMemo, useState } from 'react';
import { Download, Pencil } from 'lucide-react';
import { Button } from '../Button.tsx';
import { lazily } from '../lazily.ts';
import { saveBlob, saveUrl } from '../save-file.ts';
import { keptDesign } from './qr-design.ts';
import { qrPng, qrSvgAddress } from './qr-picture.ts';
import { QrPicture } from './QrPicture.tsx';
import { qrShape } from './qr-svg.ts';

const QrDesigner = lazily(async () => (await import('./QrDesigner.tsx')).QrDesigner);

/**
 * A short URL as a QR code, to be saved as SVG, PNG or PDF, in the design that was chosen in this browser; dark on white in both
 * themes otherwise. The code says `qr=1`, which distinguishes its scans from other clicks; the page shows the URL without it.
 */
export function QrCode({ shortUrl, fileName }: { shortUrl: string; fileName: string }) {
  const text = `${shortUrl}?qr=1`;
  const [design, setDesign] = useState(keptDesign);
  const [isDesigned, setDesigned] = useState(false);
  const shape = useMemo(() => qrShape(text, design), [text, design]);
  const saves = {
    SVG: () => saveUrl(qrSvgAddress(shape, design), `${fileName}.svg`),
    PNG: async () => saveUrl(await qrPng(shape, design), `${fileName}.png`),
    PDF: async () => saveBlob(await (await import('./qr-pdf.ts')).qrPdf(shape, design), `${fileName}.pdf`),
  };
  return (
    <figure className="grid content-start justify-items-center gap-2">
      <QrPicture shape={shape} design={design} label={`QR code of ${shortUrl}`} className="size-40 sm:size-52" />
      <figcaption className="flex flex-wrap justify-center">
        {Object.entries(saves).map(([kind, save]) => (
          <Button key={kind} tone="quiet" className="!px-2" onClick={() => void save()}>
            <Download aria-hidden />
            {kind}
          </Button>
        ))}
        <Button tone="quiet" className="!px-2" onClick={() => setDesigned(true)}>
          <Pencil aria-hidden />
          Design
        </Button>
      </figcaption>
      {isDesigned && (
        <Suspense>
          <QrDesigner text={text} design={design} onChoose={setDesign} onClose={() => setDesigned(false)} />
        </Suspense>
      )}
    </figure>
  );
}
