/** How a QR code looks. */
export interface QrDesign {
  /** Of the modules and of the ground, `#rrggbb`. */
  dark: string;
  ground: string;
  /** Empty modules around the code. */
  quietZone: number;
  /** A picture for its middle, as a data URL of a PNG with equal sides; null for none. */
  logo: string | null;
}

/** Scanners want four empty modules, by ISO/IEC 18004; fewer mostly do where the code stands on its own colour. */
export const quietZones = [4, 2, 8] as const;

export const plainDesign: QrDesign = { dark: '#000000', ground: '#ffffff', quietZone: quietZones[0], logo: null };

/** Share of the code's width that a logo takes; with it, codes are made so that 30 % of them may be missing. */
export const LOGO_SHARE = 0.22;

/** The least difference of light between modules and ground: grade B of ISO/IEC 15415. */
const LEAST_CONTRAST = 0.55;

/** How much of the light a colour gives back, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether scanners can tell the modules from the ground. */
export const isReadable = ({ dark, ground }: Pick<QrDesign, 'dark' | 'ground'>): boolean =>
  luminanceOf(ground) - luminanceOf(dark) >= LEAST_CONTRAST;

const KEY = 'footbridge-qr';
const COLOUR = /^#[0-9a-f]{6}$/;
const PICTURE = /^data:image\/png;base64,[A-Za-z0-9+/=]+$/;

const isSound = ({ dark, ground, quietZone, logo }: QrDesign): boolean =>
  [dark, ground].every((one) => COLOUR.test(one)) &&
  isReadable({ dark, ground }) &&
  quietZones.some((one) => one === quietZone) &&
  (logo === null || PICTURE.test(logo));

/** The design that was last chosen in this browser. */
export function keptDesign(): QrDesign {
  try {
    const kept = { ...plainDesign, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<QrDesign>) };
    return isSound(kept) ? kept : plainDesign;
  } catch {
    return plainDesign; // something else was written there, or nothing may be kept
  }
}

/** Keeps a design for the next code in this browser, where there is room for it. */
export function keepDesign(design: QrDesign): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(design));
  } catch {
    // It is chosen again next time.
  }
}
