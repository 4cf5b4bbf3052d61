import { z } from 'zod';
import { parseGlobalId } from './global-id.ts';

const DIGITS = /^[1-9]\d{0,9}$/;
const MAX_ID = 2_147_483_647;
/** No row has this id: a lookup with it finds nothing, as for an id of another account. */
export const NO_ROW = -1;

/** The row id in a path or in a node's local id; NO_ROW for anything else. */
export function rowId(text: unknown): number {
  const id = DIGITS.test(String(text)) ? Number(text) : NO_ROW;
  return id <= MAX_ID ? id : NO_ROW;
}

/** The row id in a global id of this type; NO_ROW for malformed ids and other types. */
export function rowOf(typename: string, globalId: string): number {
  const found = parseGlobalId(globalId);
  return found.typename === typename ? rowId(found.id) : NO_ROW;
}

/** Like rowOf, and also accepts a plain number. */
export const rowOfEither = (typename: string, text: string): number =>
  DIGITS.test(text) ? rowId(text) : rowOf(typename, text);

/** A member of an input that names a row by its number or its global id; NO_ROW for what names none. */
export const rowReference = (typename: string, message: string) =>
  z.union([z.string(), z.number()], message).transform((id) => rowOfEither(typename, String(id)));
