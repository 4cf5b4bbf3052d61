import { Ellipsis, Pencil, Smartphone, Star, StarOff, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/Button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/Menu.tsx';

interface DomainMenuProps {
  host: string;
  isDefault: boolean;
  canBeDefault: boolean;
  onEdit: (what: 'destinations' | 'apps') => void;
  onDefault: () => void;
  onDelete: () => void;
}

/** What is done to a domain less often. */
export function DomainMenu({ host, isDefault, canBeDefault, onEdit, onDefault, onDelete }: DomainMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={`More actions for ${host}`}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={Pencil} onChoose={() => onEdit('destinations')}>
        Edit destinations
      </MenuItem>
      <MenuItem icon={Smartphone} onChoose={() => onEdit('apps')}>
        Open links in apps
      </MenuItem>
      {(isDefault || canBeDefault) && (
        <MenuItem icon={isDefault ? StarOff : Star} onChoose={onDefault}>
          {isDefault ? 'Stop using by default' : 'Use for new links'}
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem icon={Trash2} tone="danger" onChoose={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
