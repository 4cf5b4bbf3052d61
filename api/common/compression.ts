/** Smaller answers stay as they are: compressing them costs more than it saves. */
export const COMPRESS_FROM_BYTES = 1024;

/** Brotli's quality for answers compressed while somebody waits; the built files have the best. */
export const BROTLI_QUALITY = 4;
