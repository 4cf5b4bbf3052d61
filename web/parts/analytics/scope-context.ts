import { createContext, useContext } from 'react';
import type { ScopeControl } from './useScope.ts';

/** The scope of the panels below and how to change it; null for sample figures. */
export const ScopeContext = createContext<ScopeControl | null>(null);

/** The scope of this part of the page. */
export const useScopeContext = () => useContext(ScopeContext);
