import { generatePath, Link } from 'react-router-dom';
import { ChartColumn, Pencil } from 'lucide-react';
import { paths } from '../../paths.ts';
import { MenuLink } from '../../ui/Menu.tsx';
import { urlPage } from './url-page.ts';

/** The menu entries of a row that link to the pages of its URL. */
export const UrlLinks = ({ id }: { id: string }) => (
  <>
    <MenuLink>
      <Link to={urlPage(id)}>
        <ChartColumn aria-hidden />
        View analytics
      </Link>
    </MenuLink>
    <MenuLink>
      <Link to={generatePath(paths.editUrl, { id })}>
        <Pencil aria-hidden />
        Edit link
      </Link>
    </MenuLink>
  </>
);
