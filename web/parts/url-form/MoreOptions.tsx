import { useState, type ReactNode } from 'react';

interface MoreOptionsProps {
  title: string;
  isSet: boolean;
  /** Whether something in it was refused. */
  isRefused?: boolean;
  children: ReactNode;
}

/** Fields that few need: shown once they are asked for, or where they have been set. */
export function MoreOptions({ title, isSet, isRefused = false, children }: MoreOptionsProps) {
  const [isOpened, setOpen] = useState(isSet);
  const isOpen = isOpened || isRefused;
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-2 text-sm font-medium text-muted">{title}</summary>
      <div className="pt-2">{isOpen && children}</div>
    </details>
  );
}
