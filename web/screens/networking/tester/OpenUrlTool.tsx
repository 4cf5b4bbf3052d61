import { useState } from 'react';
import { ExternalLink } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Field, Input } from '../../../ui/Field.tsx';
import { ToolCard } from './ToolCard.tsx';

/** A web address as it was typed, https:// added where it is missing; null where it is none. */
function addressOf(typed: string): string | null {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) ? address : null;
}

/** Opens a short URL in a new tab, as a visitor would. */
export function OpenUrlTool() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const open = () => {
    const typed = text.trim();
    const address = addressOf(typed);
    setError(typed ? (address ? null : 'This is not a web address') : 'Enter a short link first');
    if (typed && address) window.open(address, '_blank', 'noopener');
  };
  return (
    <ToolCard title="Open a link" text="Open a short link in a new tab to see what a visitor gets.">
      <form
        className="grid gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <Field label="Short link" error={error}>
          {(control) => (
            <Input
              {...control}
              value={text}
              inputMode="url"
              autoComplete="off"
              placeholder={`${window.location.origin}/spring`}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" className="justify-self-start">
          <ExternalLink aria-hidden />
          Open
        </Button>
      </form>
    </ToolCard>
  );
}
