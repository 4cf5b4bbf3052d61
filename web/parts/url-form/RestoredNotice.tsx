import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Says that the form has what was typed before the page was loaded anew. */
export const RestoredNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice tone="info" action={<Button onClick={onDiscard}>Discard</Button>}>
    Your unsaved changes are back.
  </Notice>
);
