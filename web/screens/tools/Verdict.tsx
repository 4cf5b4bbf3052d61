import { graphql, useFragment } from 'react-relay/hooks';
import type { Verdict_validation$data, Verdict_validation$key } from '../../__generated__/Verdict_validation.graphql';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Arrival } from './Arrival.tsx';
import { Hops } from './Hops.tsx';

interface Check {
  name: string;
  tone: BadgeTone;
  state: string;
  text: string;
}

const unchecked = (name: string, text = ''): Check => ({ name, tone: 'neutral', state: 'Not checked', text });
const passed = (name: string, text: string): Check => ({ name, tone: 'positive', state: 'OK', text });

function checksOf({ valid, error, isOwnHost, warning, notChecked, hops }: Verdict_validation$data): Check[] {
  const refused = (name: string): Check => ({ name, tone: 'danger', state: 'Refused', text: error ?? '' });
  const [form, host, reach] = ['Form', 'Not this service', 'Reached'] as const;
  const formed = passed(form, 'This is a complete web address.');
  if (!valid)
    return isOwnHost ? [formed, refused(host), unchecked(reach)] : [refused(form), unchecked(host), unchecked(reach)];
  const { status } = hops.at(-1) ?? { status: null };
  const answered = typeof status === 'number' && `Answered ${status}`;
  const reached: Check = warning
    ? { name: reach, tone: 'warning', state: answered || 'Not reached', text: warning }
    : passed(reach, 'It answers.');
  return [formed, passed(host, 'It leads to another service.'), notChecked ? unchecked(reach, notChecked) : reached];
}

/** What was found of a destination: the checks, what visitors get, and the way there. */
export function Verdict(props: { validation: Verdict_validation$key }) {
  const validation = useFragment(
    graphql`
      fragment Verdict_validation on UrlValidation {
        valid
        url
        error
        warning
        notChecked
        isOwnHost
        ...Arrival_validation
        hops {
          status
          ...Hops_hop
        }
      }
    `,
    props.validation,
  );
  const { url, hops } = validation;
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <Panel title="Checks">
          <ul className="grid gap-3 text-sm">
            {checksOf(validation).map(({ name, tone, state, text }) => (
              <li key={name} className="grid gap-0.5">
                <span className="flex items-center justify-between gap-3">
                  <span className="font-medium">{name}</span>
                  <Badge tone={tone}>{state}</Badge>
                </span>
                {text && <span className="text-xs text-muted">{text}</span>}
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title="What visitors get">
          {url ? <Arrival validation={validation} /> : <p className="text-sm">No link can lead there.</p>}
        </Panel>
      </div>
      {hops.length > 0 && (
        <Panel title="The way there" subtitle="Every address that was requested, in order">
          <Hops hops={hops} />
        </Panel>
      )}
    </>
  );
}
