import { z } from 'zod';
import { isStorableText } from '../common/storable-text.ts';
import { UserError } from '../common/user-error.ts';
import type { Order, OrderField } from './filter.ts';

/** Where a link stands in an ordered list: the value it is sorted by, timestamps in milliseconds, and its id. */
export interface Place {
  key: string | number | null;
  id: number;
}

const MAX_INT = 2_147_483_647;
/** A title of 200 characters, every one escaped, with room for the rest. */
const MAX_LENGTH = 4_000;
const FIRST_TIMESTAMP = Date.parse('0001-01-01T00:00:00Z');
const LAST_TIMESTAMP = Date.parse('9999-12-31T23:59:59.999Z');
const FOREIGN = 'This cursor does not belong to this list.';
const OLD = 'This cursor is from an earlier version. Start again from the first page.';
const OTHER_ORDER = 'This cursor belongs to another order. Use it with the order of the list that it comes from.';

const count = z.number().int().min(0).max(MAX_INT);
const timestamp = z.number().int().min(FIRST_TIMESTAMP).max(LAST_TIMESTAMP);
const keys: Record<OrderField, z.ZodType<Place['key']>> = {
  CREATED_AT: timestamp,
  CLICKS: count,
  VISITORS: count,
  TITLE: z.string().refine(isStorableText).nullable(),
  LAST_CLICKED_AT: timestamp.nullable(),
  EXPIRES_AT: timestamp.nullable(),
};

/** The cursor of a place, which is good for this order only. */
export const cursorOf = ({ sort, direction }: Order, { key, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, direction, key, id])).toString('base64url');

/** The place of a cursor; refuses cursors of other orders, of earlier versions and any other text, naming the field. */
export function placeOf({ sort, direction }: Order, cursor: string, field: 'after' | 'before'): Place {
  const refused = (message: string) => new UserError('INVALID', message, field);
  const text = cursor.length <= MAX_LENGTH ? Buffer.from(cursor, 'base64url').toString() : '';
  if (/^place:\d+$/.test(text)) throw refused(OLD);
  const parts = partsOf(text);
  const itsOrder = parts && Object.hasOwn(keys, parts[0]) ? keys[parts[0] as OrderField] : undefined;
  const key = itsOrder?.safeParse(parts![2]);
  if (!parts || !key?.success) throw refused(FOREIGN);
  if (parts[0] !== sort || parts[1] !== direction) throw refused(OTHER_ORDER);
  return { key: key.data, id: parts[3] };
}

const Parts = z.tuple([z.string(), z.enum(['ASC', 'DESC']), z.unknown(), count.min(1)]);

function partsOf(text: string): z.output<typeof Parts> | null {
  try {
    return Parts.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // no JSON
  }
}
