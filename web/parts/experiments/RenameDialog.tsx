import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RenameDialog_experiment$key } from '../../__generated__/RenameDialog_experiment.graphql';
import { MAX_VARIANT_NAME_LENGTH } from '../../input-limits.ts';
import { FormEnd } from '../FormEnd.tsx';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { useExperimentMutations } from './useExperimentMutations.ts';

interface RenameDialogProps {
  experiment: RenameDialog_experiment$key;
  onClose: () => void;
}

/** Names the destinations of an experiment; one without a name is called by its letter. */
export function RenameDialog({ onClose, ...props }: RenameDialogProps) {
  const { id, report } = useFragment(
    graphql`
      fragment RenameDialog_experiment on Experiment {
        id
        report {
          variants {
            id
            letter
            name
            destination
          }
        }
      }
    `,
    props.experiment,
  );
  const [rows, setRows] = useState(() =>
    report.variants.map((variant) => ({ ...variant, name: variant.name === variant.letter ? '' : variant.name })),
  );
  const { submit, isPending, errorOf, failureBeyond } = useAct(inPlace);
  const { rename } = useExperimentMutations();
  const save = {
    run: async () => {
      await rename({ id, variants: rows.map((row) => ({ id: row.id, name: row.name })) });
      onClose();
    },
    done: 'Names saved',
    failed: 'Failed to save names',
  };
  const edit = (variant: string, name: string) =>
    setRows(rows.map((row) => (row.id === variant ? { ...row, name } : row)));
  const fieldOf = (at: number) => `variants.${at}.name`;
  const failure = failureBeyond(...rows.map((_, at) => fieldOf(at)));
  return (
    <Dialog title="Name the destinations" onClose={onClose}>
      <form noValidate onSubmit={(event) => submit(event, save)} className="grid min-w-0 gap-4">
        <p className="text-sm text-muted">Names appear in analytics, filters and downloads. They change no figure.</p>
        {rows.map(({ id: variant, letter, name, destination }, at) => (
          <Field
            key={variant}
            label={`Name ${letter}`}
            hint={<Address of={destination} />}
            error={errorOf(fieldOf(at))}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={MAX_VARIANT_NAME_LENGTH}
                placeholder={letter}
                value={name}
                onChange={(event) => edit(variant, event.target.value)}
              />
            )}
          </Field>
        ))}
        <FormEnd failure={failure} isPending={isPending} act="Save names" place="dialog" onCancel={onClose} />
      </form>
    </Dialog>
  );
}

const Address = ({ of }: { of: string }) => <span className="line-clamp-1 wrap-anywhere">{of}</span>;
