import { z } from 'zod';

/** An optional true or false, refused in the given words; null is left out. */
export const optionalFlag = (refusal: string) =>
  z.preprocess((value) => value ?? undefined, z.boolean(refusal).optional());
