import type { ScopeControl } from '../../parts/analytics/useScope.ts';
import type { ReasonKey } from './bot-reasons.ts';
import { addressWithWho, whoOf, whos, type WhoFilter } from './who.ts';

export interface WhoControl extends WhoFilter {
  choose: (who: WhoFilter['who']) => void;
  /** Goes to the next choice, after the last to the first. */
  chooseNext: () => void;
  /** Adds a reason, or takes it out again. */
  toggle: (reason: ReasonKey) => void;
  anyReason: () => void;
}

/** Which clicks the page's address selects, and how to change it. */
export function useWho({ address, go }: Pick<ScopeControl, 'address' | 'go'>): WhoControl {
  const { who, reasons } = whoOf(address);
  const change = (filter: WhoFilter) => go(addressWithWho(address, filter));
  return {
    who,
    reasons,
    choose: (next) => change({ who: next, reasons: [] }),
    chooseNext: () => change({ who: whos[(whos.indexOf(who) + 1) % whos.length]!, reasons: [] }),
    toggle: (reason) =>
      change({
        who: 'bots',
        reasons: reasons.includes(reason) ? reasons.filter((one) => one !== reason) : [...reasons, reason],
      }),
    anyReason: () => change({ who: 'bots', reasons: [] }),
  };
}
