import { config } from '../common/config.ts';
import { LookUps } from './look-ups.ts';
import { isPublicAddress } from './public-address.ts';

/** What the server may contact when somebody names an address; tests use 127.0.0.1 instead. */
export interface OutboundPolicy {
  /** Every address of a host, looked up for an account; throws OutboundError where that cannot be known. */
  resolve(host: string, account: number): Promise<string[]>;
  /** The TXT records of a name, each as one text; throws OutboundError, or rejects with a DNS error code. */
  resolveTexts(name: string, account: number): Promise<string[]>;
  isAllowed(address: string): boolean;
  ports: readonly number[] | 'any';
  /** Milliseconds for a probe of a destination, everything together. */
  probeTimeoutMs: number;
  /** Milliseconds for reading a document or a DNS record, everything together. */
  readTimeoutMs: number;
}

const lookUps = new LookUps({ servers: config.dnsServers });

export const publicInternet: OutboundPolicy = {
  resolve: (host, account) => lookUps.addresses(host, account),
  resolveTexts: (name, account) => lookUps.texts(name, account),
  isAllowed: isPublicAddress,
  ports: [80, 443],
  probeTimeoutMs: 3_000,
  readTimeoutMs: 5_000,
};

let current = publicInternet;

/** The policy in force. */
export const outboundPolicy = (): OutboundPolicy => current;

/** Sets what later requests may contact. */
export function useOutboundPolicy(next: OutboundPolicy): void {
  current = next;
}
