import { z } from 'zod';
import type { ArrivalPosition } from './click-arrivals.ts';
import type { ClickPlace } from '../figures/contract/contract.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** No cursor is longer: what is longer is not even decoded. */
const LONGEST = 100;

const encode = (text: string): string => Buffer.from(text).toString('base64url');

/** A rule for texts that were encoded from a pattern. */
const decoded = (pattern: string, message: string) =>
  z
    .string(message)
    .max(LONGEST, message)
    .transform((text) => Buffer.from(text, 'base64url').toString())
    .pipe(z.string().regex(new RegExp(`^${pattern}$`), message));

/** The cursor of a place in a list of clicks. */
export const cursorOf = ({ at, id }: ClickPlace): string => encode(`click:${at.getTime()}:${id}`);

/** The place of a cursor; refuses any other text. */
export const Cursor = decoded(`click:\\d{1,14}:${UUID}`, 'This cursor does not belong to this list.').transform(
  (text): ClickPlace => {
    const [, ms, id] = text.split(':');
    return { at: new Date(Number(ms)), id: id! };
  },
);

/** The cursor of a position in the order in which clicks were stored. */
export const arrivalCursorOf = ({ epoch, clicks }: ArrivalPosition): string => encode(`stored:${epoch}:${clicks}`);

/** The position of a cursor; refuses any other text. */
export const ArrivalCursor = decoded(`stored:${UUID}:\\d{1,15}`, 'This cursor does not belong to a stream.').transform(
  (text): ArrivalPosition => {
    const [, epoch, clicks] = text.split(':');
    return { epoch: epoch!, clicks: Number(clicks) };
  },
);
