import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { standingOutline } from '../outline.ts';
import { FullSpinner } from '../ui/states.tsx';

/** What the first script put on the page, until the first screen is there. */
export function Outline() {
  const { pathname } = useLocation();
  const [outline] = useState(() => standingOutline(pathname));
  if (!outline) return <FullSpinner label="Loading …" />;
  return <div dangerouslySetInnerHTML={{ __html: outline }} />;
}
