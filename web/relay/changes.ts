import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitLocalUpdate, type IEnvironment } from 'relay-runtime';

/** Lists whose members, order and counts only the server knows: edges cannot be put into them from here. */
export type ServerList = 'links' | 'websites' | 'apiKeys' | 'domains' | 'tags' | 'utmTemplates' | 'savedViews';

/** A record of the store that no query reads: to invalidate it makes nothing else out of date. */
const recordOf = (list: ServerList) => `client:changed:${list}`;

/** Changes so close to one another are answered once. */
const TOGETHER_MS = 120;

/** Marks a list as changed; whoever shows something of it reads it again. */
export const markChanged = (environment: IEnvironment, list: ServerList): void =>
  commitLocalUpdate(environment, (store) => {
    const id = recordOf(list);
    (store.get(id) ?? store.create(id, 'ServerList')).invalidateRecord();
  });

/** Calls back shortly after a list changed, here or elsewhere. */
export function useChanges(list: ServerList, onChange: () => void): void {
  const environment = useRelayEnvironment();
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => tell(), TOGETHER_MS);
    };
    const store = environment.getStore();
    const subscription = store.subscribeToInvalidationState(store.lookupInvalidationState([recordOf(list)]), wait);
    return () => {
      clearTimeout(timer);
      subscription.dispose();
    };
  }, [environment, list]);
}
