import { graphql, useFragment } from 'react-relay/hooks';
import type { useRules_url$data, useRules_url$key } from '../../__generated__/useRules_url.graphql';
import { kinds, type Condition, type Rule } from './rules.ts';

type Told = useRules_url$data['redirectRules'][number]['conditions'][number];

const setOf = <Members extends object>(members: Members) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined));

/** The one member that a condition has. */
function conditionOf({ device, os, country, language, time, dates, referrer, parameter, visit }: Told): Condition {
  const timeSet = time && setOf({ weekdays: time.weekdays, from: time.from, to: time.to, zone: time.zone });
  const dateSet = dates && setOf({ from: dates.from, until: dates.until });
  const parameterSet = parameter && setOf({ name: parameter.name, values: parameter.values });
  const all = {
    device,
    os,
    country,
    language,
    time: timeSet,
    dates: dateSet,
    referrer,
    parameter: parameterSet,
    visit,
  };
  const kind = kinds.find((name) => all[name]);
  return kind ? { [kind]: all[kind] } : {};
}

/** The rules of a link, in order. */
export function useRules(key: useRules_url$key): readonly Rule[] {
  const { redirectRules } = useFragment(
    graphql`
      fragment useRules_url on ShortUrl {
        redirectRules {
          destination
          conditions {
            device
            os
            country
            language
            time {
              weekdays
              from
              to
              zone
            }
            dates {
              from
              until
            }
            referrer
            parameter {
              name
              values
            }
            visit
          }
        }
      }
    `,
    key,
  );
  return redirectRules.map(({ destination, conditions }) => ({ destination, conditions: conditions.map(conditionOf) }));
}
