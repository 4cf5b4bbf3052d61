import { createSearchParams, Link } from 'react-router-dom';
import { ChartColumn } from 'lucide-react';
import { paths } from '../../paths.ts';
import { MenuLink } from '../../ui/Menu.tsx';

/** The entry of a row's menu that leads to the analytics of its URL. */
export const ViewAnalytics = ({ id }: { id: string }) => (
  <MenuLink>
    <Link to={{ pathname: paths.analytics, search: `?${createSearchParams({ url: id })}` }}>
      <ChartColumn aria-hidden />
      View Analytics
    </Link>
  </MenuLink>
);
