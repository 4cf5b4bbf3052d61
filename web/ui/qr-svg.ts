import { create } from 'qrcode';

/** Empty modules around the code, which scanners need. */
export const QUIET_ZONE = 2;

/** A QR code as paths of an SVG picture. */
export interface QrShape {
  viewBox: string;
  ground: string;
  /** Unit squares. */
  dark: string;
}

/** The QR code of a text. */
export function qrShape(text: string): QrShape {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let dark = '';
  modules.data.forEach((isDark, index) => {
    if (isDark) dark += `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`;
  });
  const size = modules.size + 2 * QUIET_ZONE;
  return {
    viewBox: `${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`,
    ground: `M${-QUIET_ZONE} ${-QUIET_ZONE}h${size}v${size}h${-size}z`,
    dark,
  };
}

/** A QR code as an SVG document: dark on white. */
export const qrSvg = ({ viewBox, ground, dark }: QrShape): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges">` +
  `<path fill="#fff" d="${ground}"/><path d="${dark}"/></svg>`;
