import { useState } from 'react';
import { linkName, type NamedLink } from '../../format/link-name.ts';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Textarea } from '../../ui/Field.tsx';
import { useSuspendMutation } from './useTakedownMutations.ts';
import { MAX_SUSPENSION_REASON_LENGTH } from '../../input-limits.ts';

/** What is to be suspended: a link, a host or an account. */
export type Target = { link: NamedLink } | { host: string } | { email: string };

/** What stands in the question: the name, and what becomes of it. */
function wordsOf(target: Target): [name: string, text: string] {
  if ('link' in target)
    return [linkName(target.link.domain, target.link.shortCode), 'Visitors see a page that says so.'];
  if ('host' in target) {
    return [target.host, 'All links to it and its subdomains stop at once, and new ones are refused.'];
  }
  return [target.email, 'All its links stop at once. Its owner can sign in, read and export, and change nothing.'];
}

/** The target as the server takes it: a link on a domain by its address. */
const inputOf = (target: Target) =>
  'link' in target
    ? { shortCode: target.link.domain ? linkName(target.link.domain, target.link.shortCode) : target.link.shortCode }
    : target;

/** Asks for the reason of a suspension, which its owner reads. */
export function SuspendDialog({ target, onClose }: { target: Target; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { isPending, failure, submit } = useAct(inPlace);
  const suspend = useSuspendMutation();
  const [name, text] = wordsOf(target);
  const save = {
    run: async () => {
      await suspend({ ...inputOf(target), reason });
      onClose();
    },
    done: `${name} is suspended now`,
    failed: 'This could not be done',
  };
  return (
    <Dialog title={`Suspend ${name}?`} onClose={onClose}>
      <form className="grid gap-4" onSubmit={(event) => submit(event, save)}>
        <p className="text-sm text-muted">{`${text} Nothing is deleted, and you can undo it.`}</p>
        <Field label="Reason" hint="The owner will read it." error={failure?.message ?? null}>
          {(control) => (
            <Textarea
              {...control}
              value={reason}
              maxLength={MAX_SUSPENSION_REASON_LENGTH}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" tone="danger" busy={isPending} disabled={!reason.trim()}>
            Suspend
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
