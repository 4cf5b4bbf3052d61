import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The way from whatever a plan limits to all plans. */
export const PlanLink = ({ children = 'See plans' }: { children?: string }) => (
  <Link to={paths.subscription} className="font-medium whitespace-nowrap text-accent underline underline-offset-2">
    {children}
  </Link>
);
