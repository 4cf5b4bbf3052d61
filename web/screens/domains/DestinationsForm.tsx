import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DestinationsForm_domain$key } from '../../__generated__/DestinationsForm_domain.graphql';
import { MAX_DESTINATION_LENGTH } from '../../input-limits.ts';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Field, Input } from '../../ui/Field.tsx';
import { FormEnd } from '../../parts/FormEnd.tsx';
import { useDomainMutations } from './useDomainMutations.ts';

/** Where a domain leads beside its links. */
export function DestinationsForm({ onDone, ...props }: { domain: DestinationsForm_domain$key; onDone: () => void }) {
  const { id, host, rootUrl, notFoundUrl } = useFragment(
    graphql`
      fragment DestinationsForm_domain on Domain {
        id
        host
        rootUrl
        notFoundUrl
      }
    `,
    props.domain,
  );
  const [root, setRoot] = useState(rootUrl ?? '');
  const [missing, setMissing] = useState(notFoundUrl ?? '');
  const { update } = useDomainMutations();
  const { isPending, failureBeyond, submit, errorOf } = useAct(inPlace);
  const failure = failureBeyond('rootUrl', 'notFoundUrl');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []); // the form was opened to type into it
  const work = {
    run: async () => {
      await update({ id, rootUrl: root.trim() || null, notFoundUrl: missing.trim() || null });
      onDone();
    },
    done: `Saved where ${host} leads`,
    failed: 'The destinations could not be saved.',
  };
  const address = { type: 'url', maxLength: MAX_DESTINATION_LENGTH, autoComplete: 'off', spellCheck: false } as const;
  return (
    <form
      noValidate
      aria-label={`Destinations of ${host}`}
      onSubmit={(event) => submit(event, work)}
      className="grid gap-4 border-t border-line pt-4"
    >
      <Field
        label="Without a code"
        note="Optional"
        hint={`Where ${host} itself leads. Left empty, a page says that nothing is here.`}
        error={errorOf('rootUrl')}
      >
        {(control) => (
          <Input
            {...control}
            {...address}
            ref={first}
            value={root}
            placeholder="https://example.com"
            onChange={(event) => setRoot(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Unknown codes"
        note="Optional"
        hint="Where codes lead that no link has. Left empty, a page says that there is no such link."
        error={errorOf('notFoundUrl')}
      >
        {(control) => (
          <Input
            {...control}
            {...address}
            value={missing}
            placeholder="https://example.com/not-found"
            onChange={(event) => setMissing(event.target.value)}
          />
        )}
      </Field>
      <FormEnd failure={failure} isPending={isPending} onCancel={onDone} />
    </form>
  );
}
