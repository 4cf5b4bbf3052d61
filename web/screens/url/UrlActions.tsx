import { graphql, useFragment } from 'react-relay/hooks';
import { generatePath, Link, useNavigate } from 'react-router-dom';
import {
  CalendarPlus,
  CopyPlus,
  Ellipsis,
  FlaskConical,
  Pencil,
  Power,
  PowerOff,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import type { UrlActions_url$key } from '../../__generated__/UrlActions_url.graphql';
import { showTest } from '../../parts/experiments/show-test.ts';
import { badgeOf } from '../../parts/urls/badge-of.ts';
import { useAttempts } from '../../parts/urls/useAttempts.ts';
import { NOT_EXTENDABLE, useUrlActions } from '../../parts/urls/useUrlActions.ts';
import { paths } from '../../paths.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Menu, MenuItem, MenuLine, MenuLink } from '../../ui/Menu.tsx';
import { useNow } from '../../ui/useNow.ts';

interface UrlActionsProps {
  url: UrlActions_url$key;
  onEdit: () => void;
  /** An A/B test is to be set up. */
  onTest: () => void;
}

/** What can be done to the URL. */
export function UrlActions({ onEdit, onTest, ...props }: UrlActionsProps) {
  const url = useFragment(
    graphql`
      fragment UrlActions_url on ShortUrl {
        id
        shortCode
        isActive
        expiresAt
        experiment {
          id
        }
      }
    `,
    props.url,
  );
  const { id, shortCode, isActive, expiresAt } = url;
  const [busy, attempt] = useAttempts();
  const actions = useUrlActions();
  const navigate = useNavigate();
  const isBusy = busy.has(id);
  const isExtendable = badgeOf({ isActive: true, expiresAt }, useNow()).tone !== 'positive';
  const turn = () =>
    void attempt(id, isActive ? 'Failed to deactivate link' : 'Failed to activate link', () =>
      actions.toggle(url, !isActive),
    );
  const remove = () =>
    void attempt(id, 'Failed to delete link', async () => {
      await actions.remove({ id, shortCode });
      await navigate(paths.urls);
    });
  return (
    <>
      <Button onClick={onEdit} title="E">
        <Pencil aria-hidden />
        Edit
      </Button>
      <Button busy={isBusy} onClick={turn}>
        {!isBusy && (isActive ? <PowerOff aria-hidden /> : <Power aria-hidden />)}
        {isActive ? 'Deactivate' : 'Activate'}
      </Button>
      <Menu
        trigger={
          <IconButton label="More actions" disabled={isBusy}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem
          icon={CalendarPlus}
          disabled={!isExtendable}
          why={NOT_EXTENDABLE}
          onChoose={() => void attempt(id, 'Failed to extend the expiry', () => actions.extend(url))}
        >
          Extend Expiry
        </MenuItem>
        <MenuItem
          icon={CopyPlus}
          onChoose={() => void attempt(id, 'Failed to duplicate link', () => actions.duplicate(url))}
        >
          Duplicate
        </MenuItem>
        <MenuItem icon={FlaskConical} onChoose={url.experiment ? showTest : onTest}>
          {url.experiment ? 'Show A/B Test' : 'Start A/B Test'}
        </MenuItem>
        <MenuLink>
          <Link to={generatePath(paths.editUrl, { id })}>
            <SlidersHorizontal aria-hidden />
            All Settings
          </Link>
        </MenuLink>
        <MenuLine />
        <MenuItem icon={Trash2} tone="danger" onChoose={remove}>
          Delete
        </MenuItem>
      </Menu>
    </>
  );
}
