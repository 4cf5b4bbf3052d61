import { graphql, useFragment } from 'react-relay/hooks';
import { generatePath, Link } from 'react-router-dom';
import { CalendarPlus, CopyPlus, Ellipsis, LoaderCircle, RotateCcw, Trash2 } from 'lucide-react';
import type { ArchivedRowActions_url$key } from '../../__generated__/ArchivedRowActions_url.graphql';
import { badgeOf } from '../../parts/urls/badge-of.ts';
import { UrlLinks } from '../../parts/urls/UrlLinks.tsx';
import { NOT_EXTENDABLE, useUrlActions } from '../../parts/urls/useUrlActions.ts';
import { paths } from '../../paths.ts';
import type { Act } from '../../relay/useAct.ts';
import { buttonClass, Button, IconButton } from '../../ui/Button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/Menu.tsx';
import { failures } from './failures.ts';
import { linkName } from '../../format/link-name.ts';

interface ArchivedRowActionsProps {
  url: ArchivedRowActions_url$key;
  now: number;
  isBusy: boolean;
  act: Act;
}

/** What brings one URL back, copies it or ends it. */
export function ArchivedRowActions({ now, isBusy, act, ...props }: ArchivedRowActionsProps) {
  const url = useFragment(
    graphql`
      fragment ArchivedRowActions_url on ShortUrl {
        id
        shortCode
        domain
        isActive
        expiresAt
        status
      }
    `,
    props.url,
  );
  const { id, isActive, expiresAt, status } = url;
  const name = linkName(url.domain, url.shortCode);
  const actions = useUrlActions(act);
  const isExtendable = badgeOf({ isActive: true, startsAt: null, expiresAt }, now).tone !== 'positive';
  const bringBack = () => void actions.toggle(url, true, failures.reactivate);
  const extendExpiry = () => void actions.extend(url, failures.extend);
  const copy = () => void actions.duplicate(url, failures.duplicate);
  const remove = () => void actions.remove(url, failures.remove);
  const trigger = (
    <IconButton label={`Actions for ${name}`} disabled={isBusy}>
      {isBusy ? <LoaderCircle aria-hidden className="animate-spin" /> : <Ellipsis aria-hidden />}
    </IconButton>
  );
  return (
    <>
      {isActive && status === 'LIMIT_REACHED' ? (
        <Link to={generatePath(paths.editUrl, { id })} aria-label={`Edit limit of ${name}`} className={buttonClass()}>
          Edit limit
        </Link>
      ) : (
        <Button
          aria-label={`${isActive ? 'Extend' : 'Reactivate'} ${name}`}
          disabled={isBusy || (isActive && !isExtendable)}
          onClick={({ detail }) => detail < 2 && (isActive ? extendExpiry() : bringBack())}
        >
          {isActive ? 'Extend' : 'Reactivate'}
        </Button>
      )}
      <Menu trigger={trigger}>
        <MenuItem icon={RotateCcw} disabled={isActive} why="It is active already" onChoose={bringBack}>
          Reactivate
        </MenuItem>
        <MenuItem icon={CalendarPlus} disabled={!isExtendable} why={NOT_EXTENDABLE} onChoose={extendExpiry}>
          Extend expiry
        </MenuItem>
        <MenuItem icon={CopyPlus} onChoose={copy}>
          Duplicate
        </MenuItem>
        <UrlLinks id={id} />
        <MenuLine />
        <MenuItem icon={Trash2} tone="danger" onChoose={remove}>
          Delete
        </MenuItem>
      </Menu>
    </>
  );
}
