import { useState } from 'react';
import { countOf } from '../../format/numbers.ts';
import { API_GUIDES } from '../../paths.ts';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceInput } from '../../ui/ChoiceInput.tsx';
import { DropZone } from '../../ui/DropZone.tsx';
import { Field } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { newKey } from './new-key.ts';
import { PreviewFacts } from './PreviewFacts.tsx';
import { importFile, previewFile, type Preview } from './send-import.ts';
import { choices, type Conflicts } from './words.ts';

/** A file that was read, and what an import of it would do. */
interface Chosen {
  file: File;
  /** The same file sent again, after an answer that got lost, imports nothing twice. */
  key: string;
  preview: Preview;
}

/** Takes a file, shows what would come of it, and orders its import. */
export function ImportForm({ onOrdered }: { onOrdered: () => void }) {
  const [conflicts, setConflicts] = useState<Conflicts>('rename');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { act, isBusy, failure } = useAct(inPlace);
  const read = async (file: File, choice: Conflicts) =>
    void (await act({
      run: async () => setChosen({ file, key: newKey(), preview: await previewFile(file, choice) }),
      failed: 'Failed to read the file. Please try again.',
      of: 'read',
    }));
  const importIt = ({ file, key }: Chosen) =>
    void act({
      run: async () => {
        await importFile(file, conflicts, key);
        setChosen(null);
        onOrdered();
      },
      failed: 'Failed to import the links. Please try again.',
      of: 'import',
    });
  return (
    <Panel
      title="From a file"
      subtitle="Exports of Bitly, Dub, Kutt, Shlink, YOURLS, Short.io, Rebrandly and Footbridge"
    >
      <div className="grid gap-5">
        <DropZone
          kind="export"
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          fileName={chosen?.file.name ?? null}
          onFile={(file) => read(file, conflicts)}
        />
        <p className="text-sm text-muted">
          CSV or JSON, at most 10 MB and 10,000 links.{' '}
          <a href={`${API_GUIDES}/move`} className="underline">
            How to get an export
          </a>
        </p>
        {failure && (
          <p role="alert" className="text-sm text-danger">
            {failure.message}
          </p>
        )}
        {chosen && (
          <>
            <PreviewFacts preview={chosen.preview} />
            <Field label="Links whose code is taken here">
              {({ state: _, ...control }) => (
                <ChoiceInput
                  {...control}
                  options={choices.map(([value, label]) => ({ value, label }))}
                  value={conflicts}
                  onChoose={(value) => {
                    const [choice] = choices.find(([one]) => one === value)!;
                    setConflicts(choice);
                    void read(chosen.file, choice);
                  }}
                />
              )}
            </Field>
            <Button
              tone="primary"
              className="w-fit"
              busy={isBusy('read') || isBusy('import')}
              disabled={!chosen.preview.created}
              onClick={() => importIt(chosen)}
            >
              Import {countOf(chosen.preview.created, 'link')}
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}
