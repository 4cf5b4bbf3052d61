import { Link } from 'react-router-dom';
import { Check, Copy } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { useCopy, type CopyState } from '../../ui/useCopy.ts';

const copyLabels: Record<CopyState, string> = { idle: 'Copy', copied: 'Copied', failed: 'Copy it by hand' };

/** A code that can be had, and what to do with it. */
export function FreeCode({ code }: { code: string }) {
  const [copyState, copy] = useCopy();
  return (
    <div className="mt-4 grid gap-3 rounded-lg bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 font-mono text-xl font-medium break-all">{code}</span>
        <Badge tone="positive">Free</Badge>
      </div>
      <p className="text-xs text-muted">This code is free now. It is yours once you create a link with it.</p>
      <div className="flex flex-wrap gap-2">
        <Link to={`${paths.createUrl}?${new URLSearchParams({ code }).toString()}`} className={buttonClass('primary')}>
          Use it
        </Link>
        <Button onClick={() => void copy(code)}>
          {copyState === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          <span aria-live="polite">{copyLabels[copyState]}</span>
        </Button>
      </div>
    </div>
  );
}
