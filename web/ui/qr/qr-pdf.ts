// A page of squares takes forty lines; libraries for it are hundreds of kilobytes. ISO 32000-1, 7.5 has the parts of a file.
import { newCanvas, pictureOf } from './qr-picture.ts';
import type { QrDesign } from './qr-design.ts';
import type { QrShape } from './qr-svg.ts';

/** The side of the page: 60 mm in points. */
const SIDE_PT = 170.08;
/** Of the logo, pixels. */
const LOGO_SIDE = 256;

const colourOf = (colour: string) =>
  [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

/** One byte a character, as PDF counts them. */
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** The logo as a JPEG on the ground, each byte a character: PDF knows no PNG. */
async function jpegOf(logo: string, ground: string): Promise<string> {
  const { canvas, context } = newCanvas(LOGO_SIDE);
  context.fillStyle = ground;
  context.fillRect(0, 0, LOGO_SIDE, LOGO_SIDE);
  context.drawImage(await pictureOf(logo), 0, 0, LOGO_SIDE, LOGO_SIDE);
  return atob(canvas.toDataURL('image/jpeg', 0.95).split(',')[1]!);
}

/** What is drawn, in modules; the ground is the whole page. PDF counts from the lower edge. */
function drawingOf({ size, quietZone, squares, logo }: QrShape, design: QrDesign): string {
  const upTo = (y: number, side: number) => size - quietZone - y - side;
  const { at, side } = logo;
  const picture = `q ${side} 0 0 ${side} ${at + quietZone} ${upTo(at, side)} cm /Logo Do Q`;
  return [
    `${SIDE_PT / size} 0 0 ${SIDE_PT / size} 0 0 cm`,
    `${colourOf(design.ground)} rg 0 0 ${size} ${size} re f`,
    `${colourOf(design.dark)} rg`,
    ...squares.map(([x, y]) => `${x + quietZone} ${upTo(y, 1)} 1 1 re`),
    'f',
    ...(design.logo ? [picture] : []),
  ].join('\n');
}

/** A QR code as a PDF of one page: squares that print at any size, and the logo as a picture. */
export async function qrPdf(shape: QrShape, design: QrDesign): Promise<Blob> {
  const stream = (entries: string, content: string) =>
    `<<${entries} /Length ${content.length}>>\nstream\n${content}\nendstream`;
  const logo = design.logo && (await jpegOf(design.logo, design.ground));
  const picture =
    '/Type /XObject /Subtype /Image /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode ' +
    `/Width ${LOGO_SIDE} /Height ${LOGO_SIDE}`;
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${SIDE_PT} ${SIDE_PT}] /Contents 4 0 R ` +
      `/Resources <<${logo ? '/XObject <</Logo 5 0 R>>' : ''}>>>>`,
    stream('', drawingOf(shape, design)),
    ...(logo ? [stream(picture, logo)] : []),
  ].map((content, index) => `${index + 1} 0 obj\n${content}\nendobj\n`);
  let file = '%PDF-1.4\n';
  const places = objects.map((object) => {
    const at = file.length;
    file += object;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<</Size ${count} /Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return new Blob([bytesOf(file + table + end)], { type: 'application/pdf' });
}
