import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { persistently } from '../../ui/lazily.ts';
import { ownIn, type Domains } from './link-domains.ts';

const unknown: Domains = { own: null, ownShown: null, all: [], others: [], standard: null };

/** The domains that the viewer's links can be on; until the server tells them, the own host of an address, where one is known. */
export function useDomains(onOwnHost: string | null = null): Domains {
  const environment = useRelayEnvironment();
  const [domains, setDomains] = useState({ ...unknown, ...(onOwnHost && ownIn(onOwnHost)) });
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    void persistently(() => import('./read-domains.ts')).then(({ readDomains }) => {
      if (!isOver) stop = readDomains(environment, setDomains);
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [environment]);
  return domains;
}
