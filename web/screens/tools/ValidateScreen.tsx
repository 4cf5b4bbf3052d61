import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ValidateScreenQuery } from '../../__generated__/ValidateScreenQuery.graphql';
import { useAsk } from '../../relay/useAsk.ts';
import { titles } from '../../titles.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Page } from '../../ui/Page.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Verdict } from './Verdict.tsx';

const query = graphql`
  query ValidateScreenQuery($url: String!) {
    validateUrl(url: $url) {
      ...Verdict_validation
    }
  }
`;

/** /tools/validate: whether a destination may be used, the way to it, and what visitors will get. */
export function ValidateScreen() {
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const { asked, ask } = useAsk<ValidateScreenQuery>(query, 'The destination could not be checked. Please try again.');
  const check = () => {
    const url = typed.trim();
    setMissing(url ? null : 'Please enter a destination.');
    if (url) ask({ url });
  };
  return (
    <Page title={titles.validate} intro="See whether a destination works before you shorten it.">
      <Panel title="Destination">
        <form
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            check();
          }}
        >
          <Field
            label="Address"
            hint="The server requests this address and follows its redirects, for at most 3 seconds."
            error={missing ?? (asked.state === 'failed' ? asked.message : null)}
          >
            {(control) => (
              <Input
                {...control}
                value={typed}
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                placeholder="example.com/page"
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" tone="primary" className="justify-self-start" busy={asked.state === 'asking'}>
            {asked.state === 'asking' ? 'Checking …' : 'Check'}
          </Button>
        </form>
      </Panel>
      <div aria-live="polite" className="grid gap-5">
        {asked.state === 'answered' && <Verdict validation={asked.data.validateUrl} />}
      </div>
    </Page>
  );
}
