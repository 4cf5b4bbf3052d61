import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { Sparkles } from 'lucide-react';
import type { CodeGeneratorQuery, ShortCodeStyle } from '../../__generated__/CodeGeneratorQuery.graphql';
import { DEFAULT_CODE_LENGTH, MAX_RANDOM_CODE_LENGTH, MIN_RANDOM_CODE_LENGTH } from '../../input-limits.ts';
import { useAsk } from '../../relay/useAsk.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { FreeCode } from './FreeCode.tsx';

const query = graphql`
  query CodeGeneratorQuery($length: Int!, $style: ShortCodeStyle!) {
    generateShortCode(length: $length, style: $style)
  }
`;

const styles: Record<ShortCodeStyle, { label: string; hint: string }> = {
  MIXED: { label: 'Mixed', hint: 'Letters and digits that look like no other: no 0 and O, no 1, I and l.' },
  LOWERCASE: { label: 'Lowercase', hint: 'The same without capitals, easier to type on a phone.' },
  WORD: { label: 'Word-like', hint: 'Syllables in lower case, easy to say and to remember.' },
};
const names = Object.keys(styles) as ShortCodeStyle[];

/** Makes a random code of a length and a style that is free at this moment. */
export function CodeGenerator() {
  const [length, setLength] = useState(String(DEFAULT_CODE_LENGTH));
  const [style, setStyle] = useState<ShortCodeStyle>('MIXED');
  const { asked, ask } = useAsk<CodeGeneratorQuery>(query, 'No code could be made. Please try again.');
  const whole = /^\d+$/.test(length) ? Number(length) : 0;
  const isSound = whole >= MIN_RANDOM_CODE_LENGTH && whole <= MAX_RANDOM_CODE_LENGTH;
  const range = `${MIN_RANDOM_CODE_LENGTH} to ${MAX_RANDOM_CODE_LENGTH}`;
  return (
    <Panel title="A new code">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSound) ask({ length: whole, style });
        }}
      >
        <div className="grid gap-1.5">
          <span aria-hidden className="text-sm font-medium">
            Style
          </span>
          <SegmentedControl
            label="Style"
            className="justify-self-start"
            segments={names.map((value) => ({ value, label: styles[value].label }))}
            value={style}
            onChange={setStyle}
          />
          <p className="text-xs text-faint">{styles[style].hint}</p>
        </div>
        <Field
          label="Length"
          hint={`${range} characters`}
          error={
            isSound ? (asked.state === 'failed' ? asked.message : null) : `Please enter a whole number from ${range}.`
          }
        >
          {(control) => (
            <Input
              {...control}
              className="max-w-24"
              inputMode="numeric"
              autoComplete="off"
              value={length}
              onChange={(event) => setLength(event.target.value.trim())}
            />
          )}
        </Field>
        <Button
          type="submit"
          tone="primary"
          className="justify-self-start"
          disabled={!isSound}
          busy={asked.state === 'asking'}
        >
          {asked.state !== 'asking' && <Sparkles aria-hidden />}
          Generate
        </Button>
      </form>
      <div aria-live="polite">{asked.state === 'answered' && <FreeCode code={asked.data.generateShortCode} />}</div>
    </Panel>
  );
}
