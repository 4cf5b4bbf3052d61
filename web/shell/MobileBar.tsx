import { Suspense, useRef, useState } from 'react';
import { Menu, Search } from 'lucide-react';
import { Brand } from '../ui/Brand.tsx';
import { IconButton } from '../ui/Button.tsx';
import { lazily } from '../ui/lazily.ts';

const SlideOver = lazily(async () => (await import('./SlideOver.tsx')).SlideOver);

/** The bar above the page under 768 px; its button opens the sidebar, whose code is loaded on first use. */
export function MobileBar({ onSearch }: { onSearch: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-canvas/90 px-2 backdrop-blur md:hidden print:hidden [@media(max-height:30rem)]:static">
      <IconButton ref={button} label="Open menu" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <Menu aria-hidden />
      </IconButton>
      <Brand />
      <IconButton label="Search" aria-haspopup="dialog" onClick={onSearch} className="ml-auto">
        <Search aria-hidden />
      </IconButton>
      {isWanted && (
        <Suspense>
          <SlideOver isOpen={isOpen} setOpen={setOpen} onClosed={() => button.current?.focus()} onSearch={onSearch} />
        </Suspense>
      )}
    </header>
  );
}
