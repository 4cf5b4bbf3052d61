import { formatShort } from '../../format/numbers.ts';
import { jsonOf } from '../../session/http.ts';
import { cardsOf, type CardFigures } from './cards.ts';

/** What the answer to the dashboard's query has, unless it is a refusal. */
interface Answer {
  data?: { viewer?: { dashboard?: CardFigures } } | null;
}

/** Writes the figures of the dashboard's first answer into the page's outline, if that stands still. */
export async function drawFigures(response: Response): Promise<void> {
  const dashboard = ((await jsonOf(response)) as Answer | null)?.data?.viewer?.dashboard;
  const list = document.querySelector('dl[data-figures]');
  const card = document.querySelector<HTMLTemplateElement>('[data-outline] template')?.content.firstElementChild;
  if (!dashboard?.totalUrls || !list || !card) return;
  const drawn = cardsOf(dashboard).map(({ label, value, note }) => {
    const one = card.cloneNode(true) as Element;
    const texts = [label, formatShort(value), note];
    one.querySelectorAll('dt, span').forEach((place, index) => (place.textContent = texts[index]!));
    return one;
  });
  list.replaceChildren(...drawn);
}
