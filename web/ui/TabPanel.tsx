import { useState, type ReactNode } from 'react';
import * as Radix from '@radix-ui/react-tabs';
import { classes } from './classes.ts';
import { PanelTitle } from './PanelTitle.tsx';

interface TabPanelProps {
  title: string;
  subtitle: string;
  /** A mark beside the title that explains it. */
  tip?: ReactNode;
  tabs: readonly { value: string; label: string; content: ReactNode }[];
  className?: string;
}

/** A titled card of several sheets, of which one is shown; the others keep nothing on the page. */
export function TabPanel({ title, subtitle, tip, tabs, className }: TabPanelProps) {
  const [value, setValue] = useState(tabs[0]?.value);
  return (
    <section
      aria-label={title}
      className={classes('min-w-0 rounded-xl border border-line bg-surface shadow-card', className)}
    >
      <Radix.Root value={value} onValueChange={setValue} className="flex h-full flex-col">
        <header className="px-4 pt-3 sm:px-5">
          <PanelTitle title={title} tip={tip} />
          <p className="text-xs text-faint">{subtitle}</p>
        </header>
        <Radix.List
          aria-label={title}
          className="mt-1 flex gap-1 overflow-x-auto overflow-y-hidden px-2 shadow-[inset_0_-1px_0_var(--color-line)] sm:px-3"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="flex h-10 shrink-0 items-center border-b-2 border-transparent px-2 text-sm font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {tabs.map((tab) => (
          <Radix.Content
            key={tab.value}
            value={tab.value}
            className="flex grow flex-col px-4 pt-3 pb-4 focus-visible:-outline-offset-2 data-[state=inactive]:hidden sm:px-5"
          >
            {tab.content}
          </Radix.Content>
        ))}
      </Radix.Root>
    </section>
  );
}
