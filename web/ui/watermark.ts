import { createContext, useContext } from 'react';

/** What stands across panels whose figures are not the owner's; null where they are. */
export const Watermark = createContext<string | null>(null);

/** The watermark of this part of the page. */
export const useWatermark = () => useContext(Watermark);
