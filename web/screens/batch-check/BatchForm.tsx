import { useState } from 'react';
import { csvTextOf } from '../../csv/read-text.ts';
import { countOf, formatCount } from '../../format/numbers.ts';
import { MAX_BULK_URLS } from '../../input-limits.ts';
import { Button } from '../../ui/Button.tsx';
import { DropZone } from '../../ui/DropZone.tsx';
import { Field, Textarea } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { itemsOfText } from './items-of.ts';

/** What was read of a file, or what is wrong with it. */
type FileNews = { tone: 'info' | 'danger'; text: string };

/** Takes codes and URLs, typed, pasted or from a file. */
export function BatchForm({ onCheck }: { onCheck: (items: string[], isProbing: boolean) => void }) {
  const [text, setText] = useState('');
  const [isProbing, setProbing] = useState(true);
  const [news, setNews] = useState<FileNews | null>(null);
  const items = itemsOfText(text);
  const tooMany = items.length > MAX_BULK_URLS;

  async function takeFile(file: File): Promise<void> {
    const read = await csvTextOf(file);
    if (typeof read !== 'string') return setNews({ tone: 'danger', text: read.problem });
    const { itemsOfCsv } = await import('./items-of-csv.ts');
    const { items: found, column } = itemsOfCsv(read);
    if (!found.length) return setNews({ tone: 'danger', text: 'The file has no links or destinations.' });
    setText(found.join('\n'));
    const from = column ? `the column ${column}` : 'the first column';
    setNews({ tone: 'info', text: `${countOf(found.length, 'item')} from ${from} of ${file.name}.` });
  }

  return (
    <Panel title="Links and destinations">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (items.length && !tooMany) onCheck(items, isProbing);
        }}
      >
        <Field
          label="One on each line"
          note={`${formatCount(items.length)} / ${formatCount(MAX_BULK_URLS)}`}
          hint="Short codes, short links and destinations, in any order. Duplicates are checked once."
          error={tooMany ? `Please enter at most ${formatCount(MAX_BULK_URLS)}.` : null}
        >
          {(control) => (
            <Textarea
              {...control}
              value={text}
              rows={8}
              spellCheck={false}
              autoCapitalize="none"
              placeholder={'spring-sale\nexample.com/page'}
              className="font-mono"
              onChange={(event) => {
                setText(event.target.value);
                setNews(null);
              }}
            />
          )}
        </Field>
        <DropZone fileName={null} onFile={takeFile} />
        {news && <Notice tone={news.tone}>{news.text}</Notice>}
        <Switch
          label="Request every destination"
          note="The server opens each address once and follows its redirects, for at most 3 seconds."
          isOn={isProbing}
          onChange={setProbing}
        />
        <Button type="submit" tone="primary" className="justify-self-start" disabled={!items.length || tooMany}>
          {items.length ? `Check ${countOf(items.length, 'item')}` : 'Check'}
        </Button>
      </form>
    </Panel>
  );
}
