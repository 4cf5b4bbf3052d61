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
import { NOT_EXTENDABLE, useUrlActions } from '../../parts/urls/useUrlActions.ts';
import { paths } from '../../paths.ts';
import { useAct } from '../../relay/useAct.ts';
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
  const { act, isPending: isBusy } = useAct();
  const actions = useUrlActions(act);
  const navigate = useNavigate();
  const isExtendable = badgeOf({ isActive: true, startsAt: null, expiresAt }, useNow()).tone !== 'positive';
  const turn = () =>
    void actions.toggle(url, !isActive, isActive ? 'Failed to deactivate link' : 'Failed to activate link');
  const remove = async () => {
    if (await actions.remove({ id, shortCode }, 'Failed to delete link')) await navigate(paths.urls);
  };
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
          onChoose={() => void actions.extend(url, 'Failed to extend the expiry')}
        >
          Extend expiry
        </MenuItem>
        <MenuItem icon={CopyPlus} onChoose={() => void actions.duplicate(url, 'Failed to duplicate link')}>
          Duplicate
        </MenuItem>
        <MenuItem icon={FlaskConical} onChoose={url.experiment ? showTest : onTest}>
          {url.experiment ? 'Show A/B test' : 'Start A/B test'}
        </MenuItem>
        <MenuLink>
          <Link to={generatePath(paths.editUrl, { id })}>
            <SlidersHorizontal aria-hidden />
            All settings
          </Link>
        </MenuLink>
        <MenuLine />
        <MenuItem icon={Trash2} tone="danger" onChoose={() => void remove()}>
          Delete
        </MenuItem>
      </Menu>
    </>
  );
}
