import { graphql, useFragment } from 'react-relay/hooks';
import type { PersonPanel_choices$key } from '../../__generated__/PersonPanel_choices.graphql';
import type { PersonPanel_viewer$key } from '../../__generated__/PersonPanel_viewer.graphql';
import { MAX_NAME_LENGTH } from '../../input-limits.ts';
import { FormFailure } from '../../parts/url-form/FormFailure.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useNow } from '../../ui/useNow.ts';
import { Avatar } from './Avatar.tsx';
import { Choice } from './Choice.tsx';
import { usePersonForm } from './usePersonForm.ts';
import { clockIn, zoneHere, zoneOptions } from '../../parts/zones.ts';

const weekdays = [
  { value: '1', label: 'Monday' },
  { value: '7', label: 'Sunday' },
  { value: '6', label: 'Saturday' },
];

/** The name, the time zone, the week and the country of the account. */
export function PersonPanel(props: { viewer: PersonPanel_viewer$key; choices: PersonPanel_choices$key }) {
  const viewer = useFragment(
    graphql`
      fragment PersonPanel_viewer on Viewer {
        firstName
        email
        timeZone
        firstWeekday
        homeCountry
        countryOfTimeZone
      }
    `,
    props.viewer,
  );
  const { countryChoices } = useFragment(
    graphql`
      fragment PersonPanel_choices on Query {
        countryChoices {
          code
          name
        }
      }
    `,
    props.choices,
  );
  const { values, edit, errorOf, failure, isChanged, isSaving, save } = usePersonForm(viewer);
  const byZone = viewer.countryOfTimeZone ? `As the time zone: ${viewer.countryOfTimeZone}` : 'Not set';
  return (
    <Panel title="About you">
      <div className="mb-4 flex items-center gap-4">
        <Avatar name={viewer.firstName} />
        <div className="min-w-0">
          <p className="truncate text-lg font-semibold">{viewer.firstName}</p>
          <p className="truncate text-sm text-muted">{viewer.email ?? 'No email address'}</p>
        </div>
      </div>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {failure && <FormFailure failure={failure} />}
        <Field label="Name" error={errorOf('firstName')}>
          {(control) => (
            <Input
              {...control}
              value={values.firstName}
              maxLength={MAX_NAME_LENGTH}
              autoComplete="given-name"
              onChange={(event) => edit({ firstName: event.target.value })}
            />
          )}
        </Field>
        <ZoneChoice value={values.timeZone} error={errorOf('timeZone')} onChange={(timeZone) => edit({ timeZone })} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Choice
            label="First day of the week"
            hint="Weekly figures and the week's charts begin on it."
            error={errorOf('firstWeekday')}
            value={values.firstWeekday}
            options={weekdays}
            onChange={(firstWeekday) => edit({ firstWeekday })}
          />
          <Choice
            label="Country"
            hint="Clicks from elsewhere count as international."
            error={errorOf('homeCountry')}
            value={values.homeCountry}
            options={[
              { value: '', label: byZone },
              ...countryChoices.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            onChange={(homeCountry) => edit({ homeCountry })}
          />
        </div>
        <div>
          <Button type="submit" tone="primary" busy={isSaving} disabled={!isChanged}>
            Save changes
          </Button>
        </div>
      </form>
    </Panel>
  );
}

interface ZoneChoiceProps {
  value: string;
  error: string | null;
  onChange: (timeZone: string) => void;
}

function ZoneChoice({ value, error, onChange }: ZoneChoiceProps) {
  const clock = clockIn(value, useNow());
  const here = zoneHere();
  return (
    <div className="grid gap-2">
      <Choice
        label="Time zone"
        hint={`${clock && `It is ${clock} there. `}Your reporting days begin at midnight here. A change applies from the next click on, and charts mark its day.`}
        error={error}
        value={value}
        options={zoneOptions(value)}
        onChange={onChange}
      />
      {here !== value && (
        <div>
          <Button onClick={() => onChange(here)}>{`Use ${here.replaceAll('_', ' ')}, as on this device`}</Button>
        </div>
      )}
    </div>
  );
}
