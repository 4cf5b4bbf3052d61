import type { SharpConstructor } from 'sharp';
import { FairPlaces } from '../common/fair-places.ts';
import { logger } from '../common/logger.ts';
import { UserError } from '../common/user-error.ts';
import { MAX_PICTURE_BYTES } from '../common/input-limits.ts';

/** As large as the networks show it: https://developers.facebook.com/docs/sharing/webmasters/images/ */
const MAX_SIDE = 1_200;
/** A picture of more pixels is a bomb, or for print: unpacked, it would take 100 MB. */
const MAX_PIXELS = 25_000_000;
const SECONDS = 5;
/** The best quality that makes it small enough is taken. */
const QUALITIES = [84, 70, 55, 40] as const;
const ENOUGH_BYTES = 300_000;

export const pictureRefusals = {
  missing: 'Please send a picture.',
  type: 'Please choose a PNG, JPEG, WebP or GIF picture.',
  bytes: 'Please choose a picture of at most 5 MB.',
  pixels: 'Please choose a picture of at most 25 million pixels.',
  unreadable: 'This picture cannot be read. It may be damaged.',
  away: 'This server cannot read pictures.',
} as const;

const refuse = (message: string) => new UserError('INVALID', message, 'picture');

/** A picture as it is kept and shown. */
export interface RewrittenPicture {
  bytes: Buffer;
  width: number;
  height: number;
}

const isAscii = (bytes: Uint8Array, at: number, text: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(text.length, bytes.length - at)).toString('latin1') ===
  text;

/** Whether a file begins like one of the kinds that are read. What it claims to be is not asked. */
function isPicture(bytes: Uint8Array): boolean {
  if (bytes.length < 16) return false;
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const isWebp = isAscii(bytes, 0, 'RIFF') && isAscii(bytes, 8, 'WEBP');
  return (
    isJpeg ||
    isWebp ||
    isAscii(bytes, 0, '\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(String.fromCharCode(...bytes.subarray(0, 6)))
  );
}

/** Only these are unpacked: what else libvips can read is never reached, SVG and PDF among it. */
const LOADERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer'].map((name) => `VipsForeignLoad${name}`);

let loaded: Promise<SharpConstructor> | undefined;

/** The library takes 20 MB, and few processes ever need it. */
async function load() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}

async function library() {
  try {
    return await (loaded ??= load());
  } catch (error) {
    logger.error({ err: error }, 'the library of pictures cannot be loaded');
    throw new UserError('UNAVAILABLE', pictureRefusals.away);
  }
}

/** One at a time, account by account: each may take a thread of Node's pool, 100 MB, and its time. */
const places = new FairPlaces({ places: 1, placesOfOne: 1, waiting: 100, waitingOfOne: 20, waitMs: 20_000 });

/**
 * A picture of a stranger as a JPEG of our own, at most 1,200 pixels wide and high, of its first frame, on white and without
 * metadata. Refuses INVALID for other kinds of files, SVG among them, for more than 5 MB or 25 million pixels, and for what takes too long.
 */
export async function rewritePicture(account: number, bytes: Uint8Array): Promise<RewrittenPicture> {
  if (!bytes.length) throw refuse(pictureRefusals.missing);
  if (bytes.length > MAX_PICTURE_BYTES) throw new UserError('PAYLOAD_TOO_LARGE', pictureRefusals.bytes, 'picture');
  if (!isPicture(bytes)) throw refuse(pictureRefusals.type);
  const sharp = await library();
  return places.run(String(account), () => writtenAnew(sharp, bytes));
}

async function writtenAnew(sharp: SharpConstructor, bytes: Uint8Array): Promise<RewrittenPicture> {
  try {
    return await smallEnough(sharp, bytes);
  } catch (error) {
    throw error instanceof UserError
      ? error
      : refuse(/pixel limit/.test(String(error)) ? pictureRefusals.pixels : pictureRefusals.unreadable);
  }
}

async function smallEnough(sharp: SharpConstructor, bytes: Uint8Array): Promise<RewrittenPicture> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    pages: 1,
    sequentialRead: true,
    failOn: 'error',
  })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const quality of QUALITIES) {
    const written = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (written.length <= ENOUGH_BYTES || quality === QUALITIES.at(-1)) return { bytes: written, width, height };
  }
  throw refuse(pictureRefusals.unreadable);
}
