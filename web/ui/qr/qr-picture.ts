import { qrSvg, type QrShape } from './qr-svg.ts';
import type { QrDesign } from './qr-design.ts';

/** Least width of a saved PNG, pixels; each module has the same whole number of them. */
const PNG_WIDTH = 1_024;

/** A picture of the page's own, once it is decoded; rejects for what is none. */
export async function pictureOf(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

/** A canvas of this width and height, and what draws on it. */
export function newCanvas(side: number) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  return { canvas, context: canvas.getContext('2d')! };
}

/** A QR code as the address of a PNG. */
export async function qrPng(shape: QrShape, design: QrDesign): Promise<string> {
  const scale = Math.ceil(PNG_WIDTH / shape.size);
  const { canvas, context } = newCanvas(shape.size * scale);
  const square = (x: number, y: number, side: number) =>
    context.fillRect((x + shape.quietZone) * scale, (y + shape.quietZone) * scale, side * scale, side * scale);
  context.fillStyle = design.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = design.dark;
  for (const [x, y] of shape.squares) square(x, y, 1);
  if (design.logo) {
    const at = (shape.logo.at + shape.quietZone) * scale;
    context.drawImage(await pictureOf(design.logo), at, at, shape.logo.side * scale, shape.logo.side * scale);
  }
  return canvas.toDataURL('image/png');
}

/** A QR code as the address of an SVG document. */
export const qrSvgAddress = (shape: QrShape, design: QrDesign): string =>
  `data:image/svg+xml,${encodeURIComponent(qrSvg(shape, design))}`;
