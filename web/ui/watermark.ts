import { createContext, useContext } from 'react';

/** The watermark across panels with sample figures; null for real ones. */
export const Watermark = createContext<string | null>(null);

/** The watermark of this part of the page. */
export const useWatermark = () => useContext(Watermark);
