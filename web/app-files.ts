/** Asks for the files of the first chart, as the page names them, beside those of the app. */
export function askFirstChart(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[data-chart]')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
