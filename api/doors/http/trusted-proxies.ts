import proxyAddr from '@fastify/proxy-addr';
import { config, ConfigError } from '../../common/config.ts';
import { Lru } from '../../common/lru.ts';

const MOST_KEPT = 1_000;
/** Longer texts are no addresses, and are not kept. */
const LONGEST_ADDRESS = 45;

/** Whether an address is one of TRUSTED_PROXIES; null when there are none. */
export const isTrustedProxy = config.trustedProxies.length ? remembering(compile(config.trustedProxies)) : null;

function compile(proxies: string[]) {
  try {
    return proxyAddr.compile(proxies);
  } catch (error) {
    throw new ConfigError(`The setting TRUSTED_PROXIES cannot be used: ${(error as Error).message}.`);
  }
}

/** Every request asks several times about the same few proxies, and reading an address took a tenth of a redirect. */
function remembering(isTrusted: ReturnType<typeof compile>): ReturnType<typeof compile> {
  const known = new Lru<string, boolean>(MOST_KEPT);
  return (address, hops) => {
    if (address.length > LONGEST_ADDRESS) return isTrusted(address, hops);
    return known.getOrMake(address, () => isTrusted(address, hops));
  };
}
