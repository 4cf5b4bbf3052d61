import { createContext, useContext } from 'react';
import type { ScopeControl } from './useScope.ts';

/** The scope the panels below are about, and the way to change it; null where figures are a sample. */
export const ScopeContext = createContext<ScopeControl | null>(null);

/** The scope of this part of the page. */
export const useScopeContext = () => useContext(ScopeContext);
