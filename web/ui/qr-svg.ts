import { create } from 'qrcode';

/** Empty modules around the code, which scanners need. */
export const QUIET_ZONE = 2;

/** A QR code as an SVG document, one path of unit squares on white. */
export function qrSvg(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  modules.data.forEach((isDark, index) => {
    if (isDark) path += `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`;
  });
  const size = modules.size + 2 * QUIET_ZONE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M${-QUIET_ZONE} ${-QUIET_ZONE}h${size}v${size}h${-size}z"/><path d="${path}"/></svg>`
  );
}
