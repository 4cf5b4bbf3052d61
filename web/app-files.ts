/**
 * Resolves once the files of the app, as the page names them, are here; they are not run by that. Files that did not
 * arrive are left to whoever imports them.
 */
export async function appArrived(): Promise<void> {
  const named = document.querySelectorAll<HTMLLinkElement>('link[data-app]');
  await Promise.all(Array.from(named, ({ href }) => arrived(href)));
}

/** Its own link, because that of the page may have loaded before anybody listened. */
function arrived(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}

/** Asks for the files that the page names for the time after the app's own. */
export function askNext(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-next]')) void arrived(href);
}
