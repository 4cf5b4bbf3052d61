/**
 * Networks of which it is well known how their customers are connected, by the number of the autonomous system. Each number was held
 * against the organisation that @ip-location-db/asn names. Most networks sell several kinds of access under one number: they are
 * in no list, and nothing is said of them. That a network is none of these says nothing either.
 */
const known = {
  /** Customers are connected by satellite: Starlink, Viasat, Hughes, Intelsat, SES, Eutelsat, OneWeb. */
  Satellite: [14593, 27277, 7155, 16491, 40306, 6621, 63062, 12440, 22351, 12684, 60725, 29286, 800],
  /** Operators that sell access by mobile radio under a number of its own. */
  Mobile: [
    ...[21928, 20057, 22394, 6167], // T-Mobile USA, AT&T Mobility, Verizon Wireless
    ...[9605, 23693, 45609, 38266, 45271], // NTT DOCOMO, Telkomsel, Bharti Airtel, Vodafone Idea
    ...[25135, 206067, 60339, 51207, 16135, 29975, 37168], // Vodafone and Three UK, Free Mobile, Turkcell, Vodacom, Cell C
  ],
  /** Data centres: whoever comes from here goes by a server, such as a VPN. */
  Hosting: [
    ...[16509, 14618, 396982, 8075, 31898, 36351], // Amazon, Google Cloud, Microsoft, Oracle, IBM
    ...[37963, 45102, 45090, 132203, 55990, 136907], // Alibaba, Tencent, Huawei
    ...[14061, 393406, 16276, 24940, 213230, 212317, 63949, 20473], // DigitalOcean, OVH, Hetzner, Linode, Vultr
    ...[12876, 51167, 40021, 60781, 28753, 59253, 9009, 8560, 197540], // Scaleway, Contabo, LeaseWeb, M247, IONOS, netcup
    ...[47583, 26496, 46606, 29802, 19318, 30083, 36352, 55286, 53667], // Hostinger, GoDaddy, Unified Layer, HIVELOCITY, …
    ...[49981, 202053, 16125, 42708, 39351, 212238, 60068, 60404], // WorldStream, UpCloud, Cherry Servers, Glesys, 31173, Datacamp, …
  ],
} as const;

const types = new Map<number, keyof typeof known>(
  Object.entries(known).flatMap(([type, numbers]) =>
    numbers.map((number): [number, keyof typeof known] => [number, type as keyof typeof known]),
  ),
);

/** The numbers of the list. */
export const knownNetworks: readonly number[] = [...types.keys()];

/** How customers of a network ("AS64496 Example") are connected; null where the kept list does not tell it. */
export function networkTypeOf(network: string | null): string | null {
  const number = /^AS(\d+)/.exec(network ?? '')?.[1];
  return number === undefined ? null : (types.get(Number(number)) ?? null);
}
