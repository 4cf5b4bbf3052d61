import { Network } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';

/** The way to the settings of network measurement. */
export const NetworkTab = () => (
  <div className="grid justify-items-start gap-3">
    <p className="text-sm text-muted">
      What is measured of your visitors&rsquo; connections, and on which websites, is set under Connection quality.
    </p>
    <Link to={`${paths.networking}?tab=settings`} className={buttonClass('secondary')}>
      <Network aria-hidden />
      Open network settings
    </Link>
  </div>
);
