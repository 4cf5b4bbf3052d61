import type { AppSystem } from '../common/app-address.ts';
import type { System } from './dimensions.ts';

const kinds: Partial<Record<System, AppSystem>> = { iOS: 'ios', iPadOS: 'ios', Android: 'android' };

/** The system for which a link can have a destination of its own; undefined for all others. */
export const appSystemOf = (system: string): AppSystem | undefined => kinds[system as System];
