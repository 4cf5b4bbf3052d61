import type { ClicksScreenQuery } from '../../__generated__/ClicksScreenQuery.graphql';
import { addressWith, inputOf, restQueryOf, scopeOf, type AddressScope } from '../../parts/analytics/scope.ts';
import { reasonKeys, type ReasonKey } from './bot-reasons.ts';

/** Which clicks the list has, and of bots, for which reasons; without any, for all. */
export interface WhoFilter {
  who: 'people' | 'everything' | 'bots';
  reasons: readonly ReasonKey[];
}

/** In the order of the choice. */
export const whos = ['people', 'everything', 'bots'] as const;

const paramOf = (key: ReasonKey) => key.toLowerCase();

/** Which clicks a page's address selects; invalid parameters are ignored. */
export function whoOf(address: URLSearchParams): WhoFilter {
  if (address.get('only_bots') !== 'true') {
    return { who: address.get('bots') === 'true' ? 'everything' : 'people', reasons: [] };
  }
  const given = address.getAll('reason');
  return { who: 'bots', reasons: reasonKeys.filter((key) => given.includes(paramOf(key))) };
}

const parametersOf = ({ who, reasons }: WhoFilter): string[][] =>
  who === 'bots' ? [['only_bots', 'true'], ...reasons.map((key) => ['reason', paramOf(key)])] : [];

/** A page's address with another selection of clicks; its other parameters are kept. */
export function addressWithWho(address: URLSearchParams, filter: WhoFilter): string {
  const scoped = addressWith(address, { ...scopeOf(address), bots: filter.who === 'everything' });
  const kept = [...new URLSearchParams(scoped)].filter(([name]) => name !== 'only_bots' && name !== 'reason');
  const all = new URLSearchParams([...kept, ...parametersOf(filter)]).toString();
  return all && `?${all}`;
}

/** The query of GET /api/analytics/clicks and its file. */
export const restQueryWith = (scope: AddressScope, filter: WhoFilter): string =>
  new URLSearchParams([...new URLSearchParams(restQueryOf(scope)), ...parametersOf(filter)]).toString();

/** Which clicks are requested from the server. */
export type AskedClicks = ClicksScreenQuery['variables'];

/** What a page's address asks the server for. */
export function askedOf(address: URLSearchParams): AskedClicks {
  const { who, reasons } = whoOf(address);
  return { scope: inputOf(scopeOf(address)), bots: who === 'bots' ? { reasons: [...reasons] } : null };
}
