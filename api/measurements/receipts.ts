import { isSignature, signatureOfText } from './signed-click-id.ts';

/** What the server sent to a page that measures, which the page hands back with its report. */
export interface Receipt {
  /** Tells the requests of a page apart. */
  number: string;
  bytes: number;
  /** When it was asked for, milliseconds after the click. */
  askedMs: number;
}

const SHAPE = /^([0-9a-z]{1,3})\.(\d{1,6})\.(\d{1,8})\.([0-9a-f]{16})$/;

const textOf = (clickId: string, { number, bytes, askedMs }: Receipt) =>
  `receipt ${clickId} ${number} ${bytes} ${askedMs}`;

/** A receipt as it is sent; null while nothing can be signed. It needs no memory, so that any process can read it. */
export function writeReceipt(clickId: string, receipt: Receipt): string | null {
  const signature = signatureOfText(textOf(clickId, receipt));
  return signature && `${receipt.number}.${receipt.bytes}.${receipt.askedMs}.${signature}`;
}

/** The receipts of a click among these texts, each once; what was not signed here for this click is left out. */
export function readReceipts(clickId: string, texts: readonly string[]): Receipt[] {
  const receipts = new Map<string, Receipt>();
  for (const text of texts) {
    const [, number, bytes, askedMs, signature] = SHAPE.exec(text) ?? [];
    if (number === undefined) continue;
    const receipt = { number, bytes: Number(bytes), askedMs: Number(askedMs) };
    if (isSignature(textOf(clickId, receipt), signature!)) receipts.set(number, receipt);
  }
  return [...receipts.values()];
}
