import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { CodeCheckQuery } from '../../__generated__/CodeCheckQuery.graphql';
import { useAsk } from '../../relay/useAsk.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { FreeCode } from './FreeCode.tsx';

const query = graphql`
  query CodeCheckQuery($code: String!) {
    checkShortCode(code: $code) {
      available
      reason
    }
  }
`;

/** Says whether a code that somebody has in mind can be had. */
export function CodeCheck() {
  const [typed, setTyped] = useState('');
  const { asked, ask, forget } = useAsk<CodeCheckQuery>(query, 'The code could not be checked. Please try again.');
  const code = typed.trim();
  const answer = asked.state === 'answered' ? asked.data.checkShortCode : null;
  const refusal = answer && !answer.available ? (answer.reason ?? 'This code cannot be used.') : null;
  return (
    <Panel title="A code of your own">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (code) ask({ code });
        }}
      >
        <Field
          label="Short code"
          hint="Letters, digits, hyphens and underscores"
          error={asked.state === 'failed' ? asked.message : refusal}
        >
          {(control) => (
            <Input
              {...control}
              value={typed}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="spring-sale"
              className="font-mono"
              onChange={(event) => {
                setTyped(event.target.value);
                forget();
              }}
            />
          )}
        </Field>
        <Button type="submit" className="justify-self-start" disabled={!code} busy={asked.state === 'asking'}>
          Check
        </Button>
      </form>
      <div aria-live="polite">{answer?.available && <FreeCode code={code} />}</div>
    </Panel>
  );
}
