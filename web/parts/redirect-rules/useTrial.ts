import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { RedirectRuleInput, RedirectVisitorInput, useTrialQuery } from '../../__generated__/useTrialQuery.graphql';
import type { Kind, Rule } from './rules.ts';

const query = graphql`
  query useTrialQuery(
    $redirectRules: [RedirectRuleInput!]!
    $visitor: RedirectVisitorInput!
    $iosUrl: String
    $androidUrl: String
  ) {
    tryRedirectRules(redirectRules: $redirectRules, visitor: $visitor, iosUrl: $iosUrl, androidUrl: $androidUrl) {
      rule
      app
      destination
      rules {
        holds
        conditions {
          kind
          holds
        }
      }
    }
  }
`;

/** Which rule decides, and what became of each. */
export interface Trial {
  /** From 1; null where none holds. */
  rule: number | null;
  /** Whose destination it is where no rule holds; null where it is that of everybody. */
  app: 'ios' | 'android' | null;
  destination: string | null;
  rules: { holds: boolean; conditions: { kind: Kind; holds: boolean }[] }[];
}
export type Visitor = RedirectVisitorInput;
/** The destinations for people on some systems; empty as everybody. */
export interface Apps {
  iosUrl: string;
  androidUrl: string;
}

/** Asks the server where rules lead a visitor; rejects with why not. */
export function useTrial() {
  const environment = useRelayEnvironment();
  return async (rules: readonly Rule[], apps: Apps, visitor: Visitor): Promise<Trial> => {
    const variables = { redirectRules: rules as RedirectRuleInput[], visitor, ...apps };
    const data = await fetchQuery<useTrialQuery>(environment, query, variables, {
      fetchPolicy: 'network-only',
    }).toPromise();
    const { rule, app, destination, rules: outcomes } = data!.tryRedirectRules;
    return {
      rule: rule ?? null,
      app: app === 'ios' || app === 'android' ? app : null,
      destination: destination ?? null,
      rules: outcomes.map(({ holds, conditions }) => ({
        holds,
        conditions: conditions.map(({ kind, holds: isHeld }) => ({ kind: kind as Kind, holds: isHeld })),
      })),
    };
  };
}
