import { generatePath } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The address of a URL's own page. */
export const urlPage = (id: string): string => generatePath(paths.url, { id });
