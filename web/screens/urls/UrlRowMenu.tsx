import { graphql, useFragment } from 'react-relay/hooks';
import { Copy, Ellipsis, ExternalLink, LoaderCircle, Power, PowerOff, QrCode, Trash2 } from 'lucide-react';
import type { UrlRowMenu_url$key } from '../../__generated__/UrlRowMenu_url.graphql';
import { UrlLinks } from '../../parts/urls/UrlLinks.tsx';
import { useUrlActions } from '../../parts/urls/useUrlActions.ts';
import type { Act } from '../../relay/useAct.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Menu, MenuItem, MenuLine, MenuLink } from '../../ui/Menu.tsx';
import { linkName } from '../../format/link-name.ts';

interface UrlRowMenuProps {
  url: UrlRowMenu_url$key;
  isBusy: boolean;
  onCopy: () => void;
  onQr: () => void;
  act: Act;
}

/** What can be done to one URL. */
export function UrlRowMenu({ isBusy, onCopy, onQr, act, ...props }: UrlRowMenuProps) {
  const url = useFragment(
    graphql`
      fragment UrlRowMenu_url on ShortUrl {
        id
        shortCode
        domain
        shortUrl
        isActive
      }
    `,
    props.url,
  );
  const { id, shortUrl, isActive } = url;
  const actions = useUrlActions(act);
  const turn = () =>
    void actions.toggle(url, !isActive, isActive ? 'Failed to deactivate link' : 'Failed to activate link');
  const remove = () => void actions.remove(url, 'Failed to delete link');
  const trigger = (
    <IconButton label={`Actions for ${linkName(url.domain, url.shortCode)}`} disabled={isBusy}>
      {isBusy ? <LoaderCircle aria-hidden className="animate-spin" /> : <Ellipsis aria-hidden />}
    </IconButton>
  );
  return (
    <Menu trigger={trigger}>
      <MenuLink>
        <a href={shortUrl} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden />
          Open link
        </a>
      </MenuLink>
      <MenuItem icon={Copy} onChoose={onCopy}>
        Copy link
      </MenuItem>
      <MenuItem icon={QrCode} onChoose={onQr}>
        QR code
      </MenuItem>
      <UrlLinks id={id} />
      <MenuLine />
      <MenuItem icon={isActive ? PowerOff : Power} onChoose={turn}>
        {isActive ? 'Deactivate' : 'Activate'}
      </MenuItem>
      <MenuItem icon={Trash2} tone="danger" onChoose={remove}>
        Delete
      </MenuItem>
    </Menu>
  );
}
