import type { DefaultTreeAdapterTypes } from 'parse5';
import { spend } from '../account/rates.ts';
import { Destination } from '../common/destination-input.ts';
import { MAX_CARD_DESCRIPTION_LENGTH, MAX_CARD_TITLE_LENGTH, MAX_DESTINATION_LENGTH } from '../common/input-limits.ts';
import { parseInput } from '../common/parse-input.ts';
import { isStorableText } from '../common/storable-text.ts';
import type { Viewer } from '../common/viewer.ts';
import { readDocument } from '../outbound/read-document.ts';
import { refusalOfReading } from '../outbound/refusal-words.ts';
import { refuseBlocked } from '../suspension/refusals.ts';
import { z } from 'zod';

/** What a page says of itself to previews. */
export interface DestinationCard {
  title: string | null;
  description: string | null;
  /** Where its picture is. */
  pictureUrl: string | null;
}

/** The head of a page is at its beginning. */
const MAX_BYTES = 256 * 1024;

export const Asked = z.object({ url: Destination });

/**
 * What a destination says of itself to previews, read now and kept nowhere. Refuses INVALID for an address that does not answer,
 * DESTINATION_BLOCKED and RATE_LIMITED.
 */
export async function destinationCard(viewer: Viewer, input: unknown): Promise<DestinationCard> {
  await spend(viewer, 'check');
  const { url } = parseInput(Asked, input);
  await refuseBlocked([url], 'url');
  const accept = 'text/html, application/xhtml+xml';
  const reading = { account: viewer.id, maxBytes: MAX_BYTES, accept, within: 'internet', longer: 'cut' } as const;
  const read = await readDocument(url, reading).catch((error: unknown) => {
    throw refusalOfReading(error, 'url', '');
  });
  if (!/html/i.test(read.contentType)) return { title: null, description: null, pictureUrl: null };
  return cardOf(textOf(read.bytes, read.contentType), read.url);
}

/** The text of a page, in the encoding that it names; UTF-8 where it names none that is known. */
function textOf(bytes: Buffer, contentType: string): string {
  const named = /charset\s*=\s*["']?([\w-]+)/i;
  const [, label = 'utf-8'] = named.exec(contentType) ?? named.exec(bytes.subarray(0, 1_024).toString('latin1')) ?? [];
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}

type Element = DefaultTreeAdapterTypes.Element;

async function cardOf(html: string, from: URL): Promise<DestinationCard> {
  const { parse } = await import('parse5'); // takes 2 MB, and few ask
  const root = elementsOf(parse(html)).find(({ tagName }) => tagName === 'html');
  const head = root && elementsOf(root).find(({ tagName }) => tagName === 'head');
  const elements = head ? elementsOf(head) : [];
  const meta = (...names: string[]) => {
    for (const name of names) {
      const found = elements.find((element) => element.tagName === 'meta' && nameOf(element) === name);
      const content = found && attribute(found, 'content')?.trim();
      if (content) return content;
    }
    return null;
  };
  const title = elements.find(({ tagName }) => tagName === 'title')?.childNodes[0];
  return {
    title: cut(
      meta('og:title', 'twitter:title') ?? (title && 'value' in title ? title.value : null),
      MAX_CARD_TITLE_LENGTH,
    ),
    description: cut(meta('og:description', 'twitter:description', 'description'), MAX_CARD_DESCRIPTION_LENGTH),
    pictureUrl: addressOf(meta('og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'), from),
  };
}

const elementsOf = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode) =>
  childNodes.filter((node): node is Element => 'tagName' in node);
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;
const nameOf = (element: Element) => (attribute(element, 'property') ?? attribute(element, 'name'))?.toLowerCase();

/** A text in one line, without what cannot be stored, and no longer than a card has room for. */
function cut(text: string | null, length: number): string | null {
  const line = (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const whole = isStorableText(line) ? line : line.toWellFormed();
  return (
    (whole.length > length
      ? `${whole
          .slice(0, length - 1)
          .replace(/[\uD800-\uDBFF]$/, '')
          .trimEnd()}…`
      : whole) || null
  );
}

function addressOf(text: string | null, from: URL): string | null {
  if (text === null || !URL.canParse(text, from.href)) return null;
  const { href, protocol } = new URL(text, from.href);
  return /^https?:$/.test(protocol) && href.length <= MAX_DESTINATION_LENGTH ? href : null;
}
