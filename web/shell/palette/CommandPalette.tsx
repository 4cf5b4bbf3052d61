import { useState } from 'react';
import { Command } from 'cmdk';
import { Link2, Plus, Search } from 'lucide-react';
import * as Dialog from '@radix-ui/react-dialog';
import { useNavigate } from 'react-router-dom';
import { MAX_SEARCH_LENGTH } from '../../input-limits.ts';
import { shortenAnywhere } from '../../parts/quick-shorten/shorten-request.ts';
import { addressIn } from '../../parts/url-form/address.ts';
import { useLinkSearch, type FoundLink } from '../../parts/urls/useLinkSearch.ts';
import { urlPage } from '../../parts/urls/url-page.ts';
import { overlayClass } from '../../ui/Dialog.tsx';
import { useFocusReturn } from '../../ui/useFocusReturn.ts';
import { commandGroupsOf, type Command as Entry, type CommandGroup } from './commands.ts';
import { linkName } from '../../format/link-name.ts';

const item =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-lg px-3 py-2 text-sm outline-2 -outline-offset-2 ' +
  'outline-transparent data-[selected=true]:bg-sunken data-[selected=true]:outline-edge [&_svg]:size-4 ' +
  '[&_svg]:shrink-0 [&_svg]:text-muted';
const group =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 ' +
  '[&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted';

/** The entry that shortens what was pasted. */
const SHORTEN = 'shorten this address';

/** Entries whose words begin with all that were typed; those that are called so come first. */
function rankOf(name: string, typed: string, keywords: string[] = []): number {
  const begins = (text: string) => (word: string) => ` ${text.toLowerCase()}`.includes(` ${word}`);
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.every(begins(name))) return 1;
  return words.every(begins([name, ...keywords].join(' '))) ? 0.5 : 0;
}

/** A link in a running test leads to several destinations. */
const leadsTo = ({ test, originalUrl }: Pick<FoundLink, 'test' | 'originalUrl'>) =>
  test === 'running' ? 'In A/B test' : originalUrl;

/** Goes to any link, page or help entry and runs actions, by typing. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const returnFocus = useFocusReturn();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass} />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="fixed top-[10dvh] left-1/2 z-50 flex max-h-[80dvh] w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 animate-fade-in flex-col overflow-hidden rounded-xl border border-line bg-raised shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">Search and commands</Dialog.Title>
          <Choices onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Choices({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const [commandGroups] = useState(commandGroupsOf);
  const address = addressIn(text);
  const { links, isLoading, error } = useLinkSearch(text.trim() || null);
  // What comes from the server is there after the key that asked for it: Enter would find nothing chosen.
  const first = address ? SHORTEN : isCommand(commandGroups, text) ? undefined : links[0]?.id;
  const [last, setLast] = useState(first);
  if (first !== last) {
    setLast(first);
    if (first) setChosen(first);
  }
  const navigate = useNavigate();
  const choose = ({ to, run }: Pick<Entry, 'to' | 'run'>) => {
    onClose();
    run?.();
    if (to) void navigate(to);
  };
  return (
    <Command
      label="Search and commands"
      loop
      filter={rankOf}
      value={chosen}
      onValueChange={setChosen}
      className="flex min-h-0 flex-col"
    >
      <div className="relative border-b border-line">
        <Search aria-hidden className="pointer-events-none absolute top-4 left-4 size-4 text-faint" />
        <Command.Input
          value={text}
          onValueChange={setText}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="Search links, pages, actions and help"
          className="h-12 w-full bg-transparent pr-4 pl-11 text-sm outline-none placeholder:text-faint"
        />
      </div>
      <Command.List className="min-h-0 scroll-py-2 overflow-y-auto p-2">
        {address && (
          <Command.Item
            value={SHORTEN}
            forceMount
            onSelect={() => choose({ run: () => shortenAnywhere(address) })}
            className={item}
          >
            <Plus aria-hidden />
            <span className="min-w-0 truncate">Shorten {address}</span>
          </Command.Item>
        )}
        {!isLoading && links.length === 0 && !address && (
          <Command.Empty className="px-3 py-8 text-center text-sm text-muted">
            {error ? "Couldn't search your links. Please try again." : `Nothing matches “${text.trim()}”.`}
          </Command.Empty>
        )}
        <FoundLinks links={links} onChoose={(id) => choose({ to: urlPage(id) })} />
        {commandGroups.map(({ heading, commands }) => (
          <Command.Group key={heading} heading={heading} className={group}>
            {commands.map((command) => (
              <Command.Item
                key={command.label}
                value={`${heading} ${command.label}`}
                keywords={command.keywords}
                onSelect={() => choose(command)}
                className={item}
              >
                <command.icon aria-hidden />
                {command.label}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  );
}

interface FoundLinksProps {
  links: ReturnType<typeof useLinkSearch>['links'];
  onChoose: (id: string) => void;
}

const FoundLinks = ({ links, onChoose }: FoundLinksProps) =>
  links.length > 0 && (
    <Command.Group heading="Links" forceMount className={group}>
      {links.map(({ id, title, ...link }) => (
        <Command.Item key={id} value={id} forceMount onSelect={() => onChoose(id)} className={item}>
          <Link2 aria-hidden />
          <span className="min-w-0">
            <span className="block truncate">{title || linkName(link.domain, link.shortCode)}</span>
            <span className="block truncate text-xs text-muted">
              {title ? `${linkName(link.domain, link.shortCode)} · ${leadsTo(link)}` : leadsTo(link)}
            </span>
          </span>
        </Command.Item>
      ))}
    </Command.Group>
  );

/** Whether a typed text finds a page, an action or a help entry, of which the list chooses the first by itself. */
const isCommand = (groups: readonly CommandGroup[], text: string) =>
  groups.some(({ heading, commands }) =>
    commands.some(({ label, keywords }) => rankOf(`${heading} ${label}`, text, keywords) > 0),
  );
