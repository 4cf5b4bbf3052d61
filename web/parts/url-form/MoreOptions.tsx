import { useState, type ReactNode } from 'react';

/** Fields that few need: shown once they are asked for, or where they have been set. */
export function MoreOptions({ isSet, children }: { isSet: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isSet);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-2 text-sm font-medium text-muted">More options</summary>
      <div className="pt-2">{isOpen && children}</div>
    </details>
  );
}
