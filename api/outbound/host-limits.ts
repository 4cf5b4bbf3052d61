import { addressKey } from '../common/address-key.ts';
import { Limiter, ROUGHLY } from '../common/limiter.ts';
import { ConcurrencyLimit } from '../common/concurrency-limit.ts';

/** Requests of one destination that a process makes at the same time, and those that all processes make in a minute. */
export const AT_ONCE = 2;
export const MINUTE = { max: 300, windowMs: 60_000 };

/** Whoever has a domain can make any number of names for one address, so both are counted. */
const limiter = (name: string) => new Limiter({ name, ...MINUTE, apart: ROUGHLY });
const uses = { names: limiter('asked-names'), addresses: limiter('asked-addresses') };
/** What would wait longer is refused after its minute anyway. */
const line = { running: AT_ONCE, waiting: MINUTE.max };
const turns = {
  names: new ConcurrencyLimit<string>(line, () => new Busy()),
  addresses: new ConcurrencyLimit<string>(line, () => new Busy()),
};

/** Too much was requested of a host. */
export class Busy extends Error {}

/** Counts a request to a host at an address; false when either has had enough for now, whoever asked. */
export async function mayAsk(host: string, address: string): Promise<boolean> {
  const allowances = [await uses.names.use(host), await uses.addresses.use(addressKey(address))];
  return allowances.every(({ isRefused }) => !isRefused);
}

/** Does something with a host as soon as fewer than two others do; throws Busy where too many wait. */
export const inTurnOfHost = <Result>(host: string, work: () => Promise<Result>): Promise<Result> =>
  turns.names.take(host, work);

/** The same with an address; within the host's turn, never the other way round. */
export const inTurnOfAddress = <Result>(address: string, work: () => Promise<Result>): Promise<Result> =>
  turns.addresses.take(addressKey(address), work);
