import { Download } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import type { Checked } from './checked.ts';
import { saveBatch } from './save-batch.ts';

interface BatchActionsProps {
  all: readonly Checked[];
  isRunning: boolean;
  onStop: () => void;
  onNew: () => void;
}

/** What can be done with a check: it is stopped, or its results are saved and another one begins. */
export function BatchActions({ all, isRunning, onStop, onNew }: BatchActionsProps) {
  if (isRunning) return <Button onClick={onStop}>Stop</Button>;
  return (
    <div className="flex flex-wrap gap-2">
      {all.length > 0 && (
        <Button onClick={() => void saveBatch(all)}>
          <Download aria-hidden />
          Download CSV
        </Button>
      )}
      <Button onClick={onNew}>New check</Button>
    </div>
  );
}
