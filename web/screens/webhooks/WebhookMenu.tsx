import { Ellipsis, KeyRound, Pencil, Power, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/Button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/Menu.tsx';

interface WebhookMenuProps {
  url: string;
  isActive: boolean;
  onEdit: () => void;
  onRotate: () => void;
  onSwitchOff: () => void;
  onDelete: () => void;
}

/** What is done to a webhook less often. */
export function WebhookMenu({ url, isActive, onEdit, onRotate, onSwitchOff, onDelete }: WebhookMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={`More actions for ${url}`}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={Pencil} onChoose={onEdit}>
        Edit
      </MenuItem>
      <MenuItem icon={KeyRound} onChoose={onRotate}>
        Replace secret
      </MenuItem>
      {isActive && (
        <MenuItem icon={Power} onChoose={onSwitchOff}>
          Switch off
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem icon={Trash2} tone="danger" onChoose={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
