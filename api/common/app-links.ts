import { z } from 'zod';

/** Apps that a domain can name on each system, and fingerprints of one app. */
export const MAX_APPS = 10;

export const appMessages = {
  ios: 'Please enter the team id and the bundle id of the app, such as ABCDE12345.com.example.app.',
  package: 'Please enter the name of a package, such as com.example.app.',
  fingerprint: 'Please enter a SHA-256 fingerprint: 32 pairs of hexadecimal digits with colons between them.',
  unsigned: 'Please enter at least one fingerprint of the certificate that signs the app.',
  many: `At most ${MAX_APPS} apps can be named on each system, with at most ${MAX_APPS} fingerprints each.`,
  list: 'Please send a list.',
} as const;

/** What is said of an app on Android, at both doors. */
export const androidWords = {
  app: 'An app on Android.',
  package: 'Its package, such as com.example.app.',
  fingerprints: 'SHA-256 fingerprints of the certificates that sign it.',
} as const;

/** An app on iOS, by its team and its bundle, as Apple writes it. */
export const IosApp = z
  .string(appMessages.ios)
  .trim()
  .max(166, appMessages.ios)
  .regex(/^[A-Z0-9]{10}\.[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*$/, appMessages.ios);

const Fingerprint = z
  .string(appMessages.fingerprint)
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/, appMessages.fingerprint);

/** An app on Android, and the certificates that may have signed it. */
export const AndroidApp = z.object({
  package: z
    .string(appMessages.package)
    .trim()
    .max(255, appMessages.package)
    .regex(/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/, appMessages.package)
    .describe(androidWords.package),
  fingerprints: z
    .array(Fingerprint, appMessages.unsigned)
    .min(1, appMessages.unsigned)
    .max(MAX_APPS, appMessages.many)
    .describe(androidWords.fingerprints),
});
export type AndroidApp = z.output<typeof AndroidApp>;

/** The apps that open links of a host. */
export interface HostApps {
  iosApps: readonly string[];
  androidApps: readonly AndroidApp[];
}

/** Apps of a system as they are sent: null clears them. */
export const appList = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess(
    (value) => (value === null ? [] : value),
    z.array(rule, appMessages.list).max(MAX_APPS, appMessages.many).optional(),
  );

const listed = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const androidIn = (text: string) => {
  const [name = '', fingerprints = ''] = text.split('=');
  return { package: name, fingerprints: fingerprints.split('|') };
};
const setting = <Rule extends z.ZodType>(rule: Rule, read: (text: string) => unknown) =>
  z
    .string()
    .default('')
    .transform((text) => listed(text).map(read))
    .pipe(z.array(rule).max(MAX_APPS, appMessages.many));

/** The settings that name the apps of links on this installation's own hosts. */
export const appSettings = {
  IOS_APPS: setting(IosApp, (text) => text),
  ANDROID_APPS: setting(AndroidApp, androidIn),
};
