import { newCanvas, pictureOf } from './qr-picture.ts';

const MAX_BYTES = 5_000_000;
/** Larger pictures are drawn at this size, pixels: enough for print at the size of a logo. */
const SIDE = 256;

export const logoRefusals = {
  tooLarge: 'Please choose a picture of at most 5 MB.',
  unreadable: 'This picture cannot be read. Please choose a PNG, JPEG, WebP or SVG file.',
} as const;

/**
 * A picture from a file as a PNG with equal sides, on nothing; a text says why there is none. What is in an SVG file is drawn,
 * and none of it is kept.
 */
export async function readLogo(file: File): Promise<{ logo: string } | { refusal: string }> {
  if (file.size > MAX_BYTES) return { refusal: logoRefusals.tooLarge };
  const address = URL.createObjectURL(file);
  try {
    const picture = await pictureOf(address);
    const { width, height } = picture;
    if (!width || !height) return { refusal: logoRefusals.unreadable };
    const scale = SIDE / Math.max(width, height);
    const { canvas, context } = newCanvas(SIDE);
    const [shownWidth, shownHeight] = [width * scale, height * scale];
    context.drawImage(picture, (SIDE - shownWidth) / 2, (SIDE - shownHeight) / 2, shownWidth, shownHeight);
    return { logo: canvas.toDataURL('image/png') };
  } catch {
    return { refusal: logoRefusals.unreadable };
  } finally {
    URL.revokeObjectURL(address);
  }
}
