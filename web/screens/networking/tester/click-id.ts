const HEX = /^[0-9a-f]{16,64}$/i;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isClickId = (text: string) => HEX.test(text) || UUID.test(text);

/**
 * The click id in what somebody pasted: an id by itself, the segment after `measure` of an address, or its parameter
 * fb_click_id or click_id. Null where there is none.
 */
export function detectClickId(pasted: string): string | null {
  const text = pasted.trim();
  if (isClickId(text)) return text;
  if (!URL.canParse(text)) return null;
  const { pathname, searchParams } = new URL(text);
  const segments = pathname.split('/');
  const place = segments.indexOf('measure');
  const found = [
    place === -1 ? null : segments[place + 1],
    searchParams.get('fb_click_id'),
    searchParams.get('click_id'),
  ];
  return found.find((one) => one) ?? null;
}
