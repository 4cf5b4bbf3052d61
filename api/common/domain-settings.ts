import { isIP } from 'node:net';
import { z } from 'zod';
import { appSettings, type HostApps } from './app-links.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Texts separated by commas, in lower case. */
const hosts = (refusal: string, isFitting: (text: string) => boolean) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine((all) => all.every(isFitting), refusal);

/** The settings about hosts: further names of this installation, its apps, and where domains of accounts must lead. */
export const domainSettings = {
  ...appSettings,
  OTHER_HOSTS: hosts('it must list hosts such as www.example.com, links.example.net', (text) => HOST.test(text)),
  DOMAIN_TARGETS: hosts(
    'it must list hosts or addresses such as links.example.com, 192.0.2.1',
    (text) => isIP(text) > 0 || HOST.test(text),
  ),
};

interface Given {
  PUBLIC_ORIGIN?: string | undefined;
  OTHER_HOSTS: string[];
  DOMAIN_TARGETS: string[];
  IOS_APPS: HostApps['iosApps'];
  ANDROID_APPS: HostApps['androidApps'];
}

/** What the settings about hosts mean. */
export function domainsOf(settings: Given, publicOrigin: string, shortOrigin: string) {
  const own = [publicOrigin, shortOrigin].map((origin) => new URL(origin).hostname);
  return {
    /** Every name of this installation. */
    ownHosts: [...new Set([...own, ...settings.OTHER_HOSTS])],
    /** Whether requests for hosts that are nobody's are refused: where the operator said what this installation is called. */
    refusesOtherHosts: settings.PUBLIC_ORIGIN !== undefined,
    /** The apps that open links on those names. */
    ownApps: { iosApps: settings.IOS_APPS, androidApps: settings.ANDROID_APPS },
    /** The names and addresses of which a domain of an account must have one. */
    domainTargets: settings.DOMAIN_TARGETS.length ? settings.DOMAIN_TARGETS : [new URL(shortOrigin).hostname],
  };
}
