import { create } from 'qrcode';
import { LOGO_SHARE, plainDesign, type QrDesign } from './qr-design.ts';

/** A QR code as paths of an SVG picture. */
export interface QrShape {
  /** Sides of the picture and of the empty space around the code, in modules. */
  size: number;
  quietZone: number;
  viewBox: string;
  ground: string;
  /** Unit squares. */
  dark: string;
  /** The left upper corners of the same. */
  squares: readonly (readonly [x: number, y: number])[];
  /** Where the logo stands: its corner and its side. */
  logo: { at: number; side: number };
}

/** The QR code of a text in a design; one with a logo may miss more of its modules. */
export function qrShape(
  text: string,
  { quietZone, logo }: Pick<QrDesign, 'quietZone' | 'logo'> = plainDesign,
): QrShape {
  const { modules } = create(text, { errorCorrectionLevel: logo ? 'H' : 'M' });
  const side = Math.round(modules.size * LOGO_SHARE);
  const at = (modules.size - side) / 2;
  const isFree = (x: number, y: number) => !logo || [x, y].some((one) => one + 1 <= at - 0.5 || one >= at + side + 0.5);
  const squares: [number, number][] = [];
  modules.data.forEach((isDark, index) => {
    const [x, y] = [index % modules.size, Math.floor(index / modules.size)];
    if (isDark && isFree(x, y)) squares.push([x, y]);
  });
  const size = modules.size + 2 * quietZone;
  return {
    size,
    quietZone,
    viewBox: `${-quietZone} ${-quietZone} ${size} ${size}`,
    ground: `M${-quietZone} ${-quietZone}h${size}v${size}h${-size}z`,
    dark: squares.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join(''),
    squares,
    logo: { at, side },
  };
}

/** A QR code as an SVG document. */
export function qrSvg({ viewBox, ground, dark, logo }: QrShape, design: QrDesign = plainDesign): string {
  const { at, side } = logo;
  const picture = design.logo && `<image x="${at}" y="${at}" width="${side}" height="${side}" href="${design.logo}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges">` +
    `<path fill="${design.ground}" d="${ground}"/><path fill="${design.dark}" d="${dark}"/>${picture ?? ''}</svg>`
  );
}
