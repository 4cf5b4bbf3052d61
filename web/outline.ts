import { linkAt, paths } from './paths.ts';
import { readTokens, readUser } from './session/storage.ts';
import { greeting, titleOf } from './titles.ts';

const headingOf = (path: string) => {
  const user = path === paths.dashboard && readUser();
  if (linkAt(path)) return 'Loading the link …';
  return user ? greeting(user.first_name) : (titleOf(path) ?? 'Footbridge');
};

/** Milliseconds a frame may take; a hidden page draws none. */
const LONGEST_FRAME = 100;

/**
 * The frame of the app with the page's heading, which stands while the app is loaded: made from the document's template, and null for
 * whoever has no session.
 */
export function outlineOf(path: string): Element | null {
  const template = document.querySelector<HTMLTemplateElement>('template#outline');
  if (!template || !readTokens()) return null;
  const outline = template.content.firstElementChild!.cloneNode(true) as Element;
  const heading = outline.querySelector('[data-heading]')!;
  heading.textContent = headingOf(path);
  if (path !== paths.dashboard) outline.querySelectorAll('[data-figures]').forEach((part) => part.remove());
  if (linkAt(path)) heading.nextElementSibling!.textContent = '\u00a0'; // its heading says it
  return outline;
}

/** The text of the outline that stands on the page, with the figures it may have, or else of a new one. */
export const standingOutline = (path: string): string | undefined =>
  (document.querySelector('[data-outline]') ?? outlineOf(path))?.outerHTML;

/** Resolves once what stands on the page is drawn. */
export const drawn = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME);
  });
