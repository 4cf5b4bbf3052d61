import { useSyncExternalStore } from 'react';
import { currentReach, onReachChange } from './reach.ts';

/** Whether the server can be reached now. */
export const useReach = () => useSyncExternalStore(onReachChange, currentReach);
