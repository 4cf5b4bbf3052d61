import { classes } from '../classes.ts';
import type { QrDesign } from './qr-design.ts';
import type { QrShape } from './qr-svg.ts';

interface QrPictureProps {
  shape: QrShape;
  design: QrDesign;
  label: string;
  className: string;
}

/** A QR code, drawn by the page: as a picture of its own it would come a frame later. */
export const QrPicture = ({ shape, design, label, className }: QrPictureProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={shape.viewBox}
    shapeRendering="crispEdges"
    className={classes('rounded-lg border border-line forced-color-adjust-none', className)}
  >
    <path fill={design.ground} d={shape.ground} />
    <path fill={design.dark} d={shape.dark} />
    {design.logo && (
      <image x={shape.logo.at} y={shape.logo.at} width={shape.logo.side} height={shape.logo.side} href={design.logo} />
    )}
  </svg>
);
