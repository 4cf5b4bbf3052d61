import { useMemo } from 'react';
import { Download } from 'lucide-react';
import { toDataURL } from 'qrcode';
import { Button } from './Button.tsx';
import { qrShape, qrSvg, QUIET_ZONE } from './qr-svg.ts';
import { saveUrl } from './save-file.ts';

const PNG_WIDTH = 1024;

/**
 * A short URL as a QR code, to be saved as SVG or PNG. Dark on white in both themes: scanners want it so. The code says
 * `qr=1`, which distinguishes its scans from other clicks; the page shows the URL without it.
 */
export function QrCode({ shortUrl, fileName }: { shortUrl: string; fileName: string }) {
  const text = `${shortUrl}?qr=1`;
  const shape = useMemo(() => qrShape(text), [text]);
  const saveSvg = () => saveUrl(`data:image/svg+xml,${encodeURIComponent(qrSvg(shape))}`, `${fileName}.svg`);
  const savePng = async () =>
    saveUrl(await toDataURL(text, { margin: QUIET_ZONE, width: PNG_WIDTH }), `${fileName}.png`);
  return (
    <figure className="grid justify-items-center gap-2">
      {/* Drawn by the page: as a picture of its own it would come a frame later. */}
      <svg
        role="img"
        aria-label={`QR code of ${shortUrl}`}
        viewBox={shape.viewBox}
        shapeRendering="crispEdges"
        className="size-40 rounded-lg border border-line forced-color-adjust-none sm:size-52"
      >
        <path fill="#fff" d={shape.ground} />
        <path fill="#000" d={shape.dark} />
      </svg>
      <figcaption className="flex gap-2">
        <Button tone="quiet" onClick={saveSvg}>
          <Download aria-hidden />
          SVG
        </Button>
        <Button tone="quiet" onClick={() => void savePng()}>
          <Download aria-hidden />
          PNG
        </Button>
      </figcaption>
    </figure>
  );
}
