import { useRef, useState } from 'react';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { addPictureFile, useAddPicture } from './useAddPicture.ts';

interface PictureFieldProps {
  /** The id of the picture; empty without one. */
  value: string;
  error: string | null;
  onEdit: (picture: string) => void;
}

/** The picture of a card: a file, or one that is on the web already. */
export function PictureField({ value, error, onEdit }: PictureFieldProps) {
  const [address, setAddress] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const addPicture = useAddPicture();
  const { act, isPending, failure, forget } = useAct(inPlace);
  const take = (run: () => Promise<string>) =>
    void act({
      run: async () => {
        onEdit(await run());
        setAddress('');
      },
      failed: 'Failed to add the picture. Please try again.',
    });
  return (
    <Field
      label="Picture"
      note="Optional"
      hint="PNG, JPEG, WebP or GIF, at most 5 MB. 1200 × 630 pixels look good everywhere."
      error={failure?.message ?? error}
    >
      {({ state, ...control }) => (
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <Button busy={isPending} onClick={() => input.current?.click()}>
              {value ? 'Choose another' : 'Choose a picture'}
            </Button>
            {value && (
              <Button
                tone="quiet"
                onClick={() => {
                  onEdit('');
                  forget();
                }}
              >
                Remove picture
              </Button>
            )}
          </div>
          <div className="flex gap-2">
            <Input
              {...control}
              state={state}
              type="url"
              placeholder="Or paste its address"
              aria-label="Address of the picture"
              autoComplete="off"
              value={address}
              onChange={(event) => {
                setAddress(event.target.value);
                forget();
              }}
            />
            <Button disabled={!address.trim() || isPending} onClick={() => take(() => addPicture(address.trim()))}>
              Add
            </Button>
          </div>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif"
            aria-label="Picture file"
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) take(() => addPictureFile(file));
              event.target.value = ''; // the same file, corrected, can be chosen again
            }}
          />
        </div>
      )}
    </Field>
  );
}
