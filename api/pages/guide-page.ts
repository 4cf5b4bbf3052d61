import { fontSources } from './font.ts';
import { guideStyle } from './guide-style.ts';
import { escape } from './html.ts';
import type { Rendered } from './markdown.ts';
import { mark, opening, pageHeaders, sha256, type Page } from './page.ts';

/** A list of guides beside each of them. */
export interface GuideGroup {
  title: string;
  links: { title: string; address: string; isCurrent: boolean }[];
}

/** Adds a button to each example that copies it, where the browser can. */
const script = `
if (navigator.clipboard) for (const block of document.querySelectorAll('.code:not(.output)')) {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'copy', textContent: 'Copy' });
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code').textContent);
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  });
  block.append(button);
}
`;

const security = [
  "default-src 'none'",
  `style-src ${sha256(guideStyle)}`,
  `script-src ${sha256(script)}`,
  'img-src data:',
  ...fontSources,
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const listOf = ({ title, links }: GuideGroup) => {
  const items = links.map(
    (link) =>
      `<li><a href="${link.address}"${link.isCurrent ? ' aria-current="page"' : ''}>${escape(link.title)}</a></li>`,
  );
  return `<h2>${escape(title)}</h2>\n<ul>${items.join('')}</ul>`;
};

/** A guide in the product's look, which reads well without scripts. */
export const guidePage = ({ title, html }: Rendered, groups: GuideGroup[]): Page => ({
  html: `${opening(title, guideStyle)}<body>
<a class="skip" href="#main">Skip to the text</a>
<header>
<a class="brand" href="/">${mark}Footbridge</a>
<p><a href="/api/docs/guides">All guides</a> <a href="/api/docs">REST calls</a></p>
</header>
<main id="main" tabindex="-1">
${html}</main>
<nav aria-label="Guides">
${groups.map(listOf).join('\n')}
</nav>
<script>${script}</script>
</body>
</html>
`,
  headers: pageHeaders(security, 'no-cache'),
});
