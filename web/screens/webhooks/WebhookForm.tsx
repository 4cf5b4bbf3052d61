import { useEffect, useRef, useState } from 'react';
import type { EventChoice_types$key } from '../../__generated__/EventChoice_types.graphql';
import { MAX_TITLE_LENGTH } from '../../input-limits.ts';
import { FormEnd } from '../../parts/FormEnd.tsx';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Field, Input } from '../../ui/Field.tsx';
import { EventChoice } from './EventChoice.tsx';

/** What a person enters about a webhook. */
export interface WebhookValues {
  url: string;
  description: string;
  events: readonly string[];
}

interface WebhookFormProps {
  label: string;
  action: string;
  types: EventChoice_types$key;
  values: WebhookValues;
  /** Saves; rejects with why not. */
  save: (values: WebhookValues) => Promise<void>;
  onCancel: () => void;
}

const FIELDS = ['url', 'description', 'events'];

/** Where to deliver, and what. */
export function WebhookForm({ label, action, types, values, save, onCancel }: WebhookFormProps) {
  const [url, setUrl] = useState(values.url);
  const [description, setDescription] = useState(values.description);
  const [events, setEvents] = useState<ReadonlySet<string>>(new Set(values.events));
  const { isPending, failureBeyond, submit, errorOf } = useAct(inPlace);
  const failure = failureBeyond(...FIELDS);
  const work = {
    run: () => save({ url, description, events: [...events] }),
    failed: 'The webhook could not be saved.',
  };
  const urlField = useRef<HTMLInputElement>(null);
  useEffect(() => urlField.current?.focus(), []); // the form was opened to type into it
  return (
    <form
      aria-label={label}
      onSubmit={(event) => submit(event, work)}
      className="grid gap-5 rounded-xl border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <Field
        label="Address"
        hint="Where your server receives events, such as https://example.com/webhooks."
        error={errorOf('url')}
      >
        {(control) => (
          <Input
            {...control}
            ref={urlField}
            type="url"
            value={url}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <Field label="Description" note="Optional" hint="What receives the events." error={errorOf('description')}>
        {(control) => (
          <Input
            {...control}
            value={description}
            maxLength={MAX_TITLE_LENGTH}
            autoComplete="off"
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <EventChoice types={types} chosen={events} onChange={setEvents} error={errorOf('events')} />
      <FormEnd
        failure={failure}
        isPending={isPending}
        act={action}
        isDisabled={!url.trim() || !events.size}
        onCancel={onCancel}
      />
    </form>
  );
}
