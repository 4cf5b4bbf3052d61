import { useEffect, useRef, type ReactNode } from 'react';
import * as Radix from '@radix-ui/react-tabs';

interface TabsProps<T extends string> {
  label: string;
  tabs: readonly { value: T; label: ReactNode; content: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
}

/** Panels of which one is shown; the others keep nothing on the page. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
  const strip = useRef<HTMLDivElement>(null);
  // On a phone the chosen tab may lie beside the window; the page itself stays where it is.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[data-state=active]');
    if (chosen) strip.current!.scrollLeft = chosen.offsetLeft - (strip.current!.clientWidth - chosen.offsetWidth) / 2;
  }, [value]);
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((one) => one.value === next);
        if (tab) onChange(tab.value);
      }}
    >
      <Radix.List
        ref={strip}
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto overflow-y-hidden px-3 shadow-[inset_0_-1px_0_var(--color-line)] sm:px-4"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="flex h-12 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-transparent px-2.5 text-sm font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="p-4 sm:p-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
