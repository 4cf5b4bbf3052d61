import { lookup, Resolver } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';

/** What the server may contact when somebody names an address; tests use 127.0.0.1 instead. */
export interface OutboundPolicy {
  /** Every address of a host. */
  resolve(host: string): Promise<string[]>;
  /** The TXT records of a name, each as one text; rejects with a DNS error code. */
  resolveTexts(name: string): Promise<string[]>;
  isAllowed(address: string): boolean;
  ports: readonly number[] | 'any';
  /** Milliseconds for a probe of a destination, everything together. */
  probeTimeoutMs: number;
  /** Milliseconds for reading a document or a DNS record, everything together. */
  readTimeoutMs: number;
}

const READ_TIMEOUT_MS = 5_000;
const resolver = new Resolver({ timeout: READ_TIMEOUT_MS, tries: 1 });

export const publicInternet: OutboundPolicy = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  resolveTexts: async (name) => (await resolver.resolveTxt(name)).map((parts) => parts.join('')),
  isAllowed: isPublicAddress,
  ports: [80, 443],
  probeTimeoutMs: 3_000,
  readTimeoutMs: READ_TIMEOUT_MS,
};

let current = publicInternet;

/** The policy in force. */
export const outboundPolicy = (): OutboundPolicy => current;

/** Sets what later requests may contact. */
export function useOutboundPolicy(next: OutboundPolicy): void {
  current = next;
}
