import { Dialog } from '../../ui/Dialog.tsx';
import { switchShortcuts, useShortcutsOn, type Shortcut } from '../../ui/useShortcuts.ts';

const nameOf = (key: string) => (key === 'Escape' ? 'Esc' : key.toUpperCase());

/** The keyboard shortcuts of a page, and the switch to turn them off. */
export function ShortcutsDialog({
  shortcuts,
  onClose,
}: {
  shortcuts: readonly Pick<Shortcut, 'key' | 'label'>[];
  onClose: () => void;
}) {
  const isOn = useShortcutsOn();
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className="divide-y divide-line">
        {shortcuts.map(({ key, label }) => (
          <div key={key} className="flex items-center justify-between py-2 text-sm">
            <dt>{label}</dt>
            <dd>
              <kbd className="rounded-md border border-line bg-sunken px-2 py-0.5 font-mono text-xs">{nameOf(key)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => switchShortcuts(event.target.checked)}
          className="size-4 accent-accent"
        />
        Enable single-key shortcuts
      </label>
    </Dialog>
  );
}
