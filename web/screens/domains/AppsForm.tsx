import { useState } from 'react';
import { Plus, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AppsForm_domain$key } from '../../__generated__/AppsForm_domain.graphql';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Field, Input, Textarea } from '../../ui/Field.tsx';
import { FormEnd } from '../../parts/FormEnd.tsx';
import { useDomainMutations } from './useDomainMutations.ts';

interface TypedApp {
  package: string;
  fingerprints: string;
}

const NO_APP: TypedApp = { package: '', fingerprints: '' };
const linesOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** The apps that open links of a domain. */
export function AppsForm({ onDone, ...props }: { domain: AppsForm_domain$key; onDone: () => void }) {
  const { id, host, iosApps, androidApps } = useFragment(
    graphql`
      fragment AppsForm_domain on Domain {
        id
        host
        iosApps
        androidApps {
          package
          fingerprints
        }
      }
    `,
    props.domain,
  );
  const [ios, setIos] = useState(iosApps.join('\n'));
  const [android, setAndroid] = useState<readonly TypedApp[]>(
    androidApps.map((app) => ({ package: app.package, fingerprints: app.fingerprints.join('\n') })),
  );
  const { update } = useDomainMutations();
  const { isPending, failureBeyond, submit, errorOf } = useAct(inPlace);
  const failure = failureBeyond('iosApps', 'androidApps');
  const work = {
    run: async () => {
      const apps = android.filter((app) => app.package.trim() || app.fingerprints.trim());
      setAndroid(apps); // refusals count without empty ones
      await update({
        id,
        iosApps: linesOf(ios),
        androidApps: apps.map((app) => ({ package: app.package, fingerprints: linesOf(app.fingerprints) })),
      });
      onDone();
    },
    done: `Saved the apps of ${host}`,
    failed: 'The apps could not be saved.',
  };
  const edit = (at: number, change: Partial<TypedApp>) =>
    setAndroid(android.map((app, index) => (index === at ? { ...app, ...change } : app)));
  return (
    <form
      noValidate
      aria-label={`Apps of ${host}`}
      onSubmit={(event) => submit(event, work)}
      className="grid gap-4 border-t border-line pt-4"
    >
      <p className="text-sm text-muted">
        Where one of these apps is installed, it opens the links of {host} itself. Such taps do not reach this server
        and are not counted.
      </p>
      <Field
        label="iOS apps"
        note="Optional"
        hint="Team id and bundle id, such as ABCDE12345.com.example.app; one on each line."
        error={errorOf('iosApps')}
      >
        {(control) => (
          <Textarea {...control} value={ios} spellCheck={false} onChange={(event) => setIos(event.target.value)} />
        )}
      </Field>
      {android.map((app, at) => (
        <AndroidFields
          key={at}
          number={at + 1}
          app={app}
          errorOf={(field) => errorOf(`androidApps.${at}.${field}`)}
          onEdit={(change) => edit(at, change)}
          onRemove={() => setAndroid(android.filter((_app, index) => index !== at))}
        />
      ))}
      <Button className="justify-self-start" onClick={() => setAndroid([...android, NO_APP])}>
        <Plus aria-hidden />
        Add Android app
      </Button>
      <FormEnd failure={failure} isPending={isPending} onCancel={onDone} />
    </form>
  );
}

interface AndroidFieldsProps {
  number: number;
  app: TypedApp;
  errorOf: (field: keyof TypedApp) => string | null;
  onEdit: (change: Partial<TypedApp>) => void;
  onRemove: () => void;
}

function AndroidFields({ number, app, errorOf, onEdit, onRemove }: AndroidFieldsProps) {
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line p-3">
      <div className="flex items-center justify-between gap-2">
        <legend className="contents text-sm font-medium">Android app {number}</legend>
        <IconButton label={`Remove Android app ${number}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <Field label="Package" error={errorOf('package')}>
        {(control) => (
          <Input
            {...control}
            value={app.package}
            placeholder="com.example.app"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onEdit({ package: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Certificate fingerprints"
        hint="SHA-256, one on each line. The Play Console shows them under App signing."
        error={errorOf('fingerprints')}
      >
        {(control) => (
          <Textarea
            {...control}
            value={app.fingerprints}
            spellCheck={false}
            onChange={(event) => onEdit({ fingerprints: event.target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
