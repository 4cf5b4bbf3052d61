import { Suspense } from 'react';
import { Tag } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { lazily } from '../../ui/lazily.ts';
import { Menu } from '../../ui/Menu.tsx';
import type { ScopeControl } from './useScope.ts';

const TagChoices = lazily(async () => (await import('./TagChoices.tsx')).TagChoices);

/** Chooses a tag: the figures are of the links that have it. */
export const TagMenu = ({ control }: { control: ScopeControl }) => (
  <Menu
    trigger={
      <Button>
        <Tag aria-hidden className="text-muted" />
        Tag
      </Button>
    }
  >
    <Suspense fallback={<p className="px-2.5 py-2 text-sm text-muted">Loading …</p>}>
      <TagChoices control={control} />
    </Suspense>
  </Menu>
);
