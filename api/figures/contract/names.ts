import { browsers, channels, devices, kinds, systems, type Device } from '../../click-model/dimensions.ts';
import { appNameOf } from '../../click-model/sites.ts';

const deviceLabels: Record<Device, string> = {
  unknown: 'Unknown',
  desktop: 'Desktop',
  mobile: 'Mobile',
  tablet: 'Tablet',
  tv: 'TV',
  console: 'Game console',
  wearable: 'Wearable',
  other: 'Other',
};

/** The device of a number of the analytics tables, and its display name. */
export function deviceOf(number: number): { device: Device; label: string } {
  const device = devices[number] ?? 'unknown';
  return { device, label: deviceLabels[device] };
}

/** The channel of a number of the analytics tables, and its display name. */
export function channelOf(number: number): { channel: string; label: string } {
  const [channel, label] = channels[number] ?? channels[0];
  return { channel, label };
}

/** The browser of a number of the analytics tables. */
export const browserOf = (number: number): string => browsers[number] ?? browsers[0];

/** The operating system of a number of the analytics tables. */
export const systemOf = (number: number): string => systems[number] ?? systems[0];

/** The city of a stored label, which is "City|Region|CC"; null where it is unknown. */
export const cityOf = (label: string | null): string | null => label?.split('|')[0] || null;

/** The display name of a referrer: "Gmail (Android app)" for the app `com.google.android.gm`, a host as it is. */
export function referrerOf(referrer: string): string {
  const app = appNameOf(referrer);
  return app ? `${app} (Android app)` : referrer;
}

/** The name of the kind of click. */
export type Kind = keyof typeof kinds;
const kindNames = Object.fromEntries(Object.entries(kinds).map(([name, number]) => [number, name as Kind]));

/** The kind of a number of the analytics tables. */
export const kindOf = (number: number): Kind => kindNames[number] ?? 'human';
