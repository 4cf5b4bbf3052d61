import { z } from 'zod';
import type { ClickPlace } from './engine/contract.ts';

const CURSOR = 'This cursor does not belong to this list.';
const PLACE = /^click:\d{1,14}:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The cursor of a place in a list of clicks. */
export const cursorOf = ({ at, id }: ClickPlace): string =>
  Buffer.from(`click:${at.getTime()}:${id}`).toString('base64url');

/** The place of a cursor; refuses any other text. */
export const Cursor = z
  .string(CURSOR)
  .transform((text) => Buffer.from(text, 'base64url').toString())
  .pipe(z.string().regex(PLACE, CURSOR))
  .transform((text): ClickPlace => {
    const [, ms, id] = text.split(':');
    return { at: new Date(Number(ms)), id: id! };
  });
