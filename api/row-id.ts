import { nodeIdOf } from './node-id.ts';

const DIGITS = /^[1-9]\d{0,9}$/;
const MAX_ID = 2_147_483_647;
/** No row has it: a look-up with it finds nothing, as for a stranger's id. */
export const NO_ROW = -1;

/** The number in a path or in a node's local id; NO_ROW for anything that cannot be one. */
export function rowId(text: unknown): number {
  const id = DIGITS.test(String(text)) ? Number(text) : NO_ROW;
  return id <= MAX_ID ? id : NO_ROW;
}

/** The row a global id of this type stands for; NO_ROW for malformed ids and those of other types. */
export function rowOf(typename: string, globalId: string): number {
  const found = nodeIdOf(globalId);
  return found.typename === typename ? rowId(found.id) : NO_ROW;
}

/** The same for a number or a global id, whichever was given. */
export const rowOfEither = (typename: string, text: string): number =>
  DIGITS.test(text) ? rowId(text) : rowOf(typename, text);
