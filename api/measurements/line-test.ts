import { clickIdDigits, clickTimestamp, mintClickId } from '../click-model/click-id.ts';
import { isSignature, signatureOfText } from './signed-click-id.ts';

const SHAPE = /^([0-9a-f]{32})([0-9a-f]{16})$/;
const textOf = (digits: string) => `test of a line ${digits}`;

/** A test of a line, which is no click: its digits are those of no stored click. */
export interface LineTest {
  /** 32 hexadecimal digits. */
  clickId: string;
  /** When it began, milliseconds since 1970. */
  at: number;
}

/** The id of a new test of a line; null while nothing can be signed. It is no click, and nothing is stored for it. */
export function newLineTest(now: number): string | null {
  const digits = clickIdDigits(mintClickId(now), 0);
  const signature = signatureOfText(textOf(digits));
  return signature && digits + signature;
}

/** The test that an id names; null when the id was not signed here. */
export function readLineTest(id: string): LineTest | null {
  const [, clickId, signature] = SHAPE.exec(id) ?? [];
  if (clickId === undefined || !isSignature(textOf(clickId), signature!)) return null;
  return { clickId, at: clickTimestamp(Buffer.from(clickId, 'hex'), 0) };
}
