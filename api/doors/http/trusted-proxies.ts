import proxyAddr from '@fastify/proxy-addr';
import { config, ConfigError } from '../../common/config.ts';

/** Whether an address is one of TRUSTED_PROXIES; null when there are none. */
export const isTrustedProxy = config.trustedProxies.length ? compile(config.trustedProxies) : null;

function compile(proxies: string[]) {
  try {
    return proxyAddr.compile(proxies);
  } catch (error) {
    throw new ConfigError(`The setting TRUSTED_PROXIES cannot be used: ${(error as Error).message}.`);
  }
}
