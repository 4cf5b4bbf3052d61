import { Button } from '../../ui/Button.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <div className="grid gap-3 pt-2">
      <p role="status" className="text-sm text-muted">
        Keep these recovery codes apart from your phone: each signs in once in place of a code of the app. They are not
        shown again.
      </p>
      <CodeBlock label="Recovery codes" code={codes.join('\n')} copied="Copied. Keep them in a safe place." />
      <div>
        <Button tone="primary" onClick={onClose}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
