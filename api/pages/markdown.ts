import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import { escape } from './html.ts';

/** Where a document is, and under which addresses it and the others are shown. */
export interface Place {
  file: string;
  addresses: ReadonlyMap<string, string>;
}

export interface Rendered {
  title: string;
  html: string;
}

/** Blocks of code by their languages; those that are run show their output below. */
const captions: Record<string, string> = { js: 'JavaScript', sh: 'Shell', bash: 'Shell' };

/** A document of the repository as HTML. Links to documents that are not shown become plain text. */
export function renderMarkdown(text: string, place: Place): Rendered {
  const marked = new Marked({ renderer: rendererOf(place) });
  const tokens = marked.lexer(text);
  nameOutputs(tokens);
  const heading = tokens.find((token): token is Tokens.Heading => token.type === 'heading');
  return { title: heading?.text ?? '', html: marked.parser(tokens) };
}

/** Marks what an example prints: the block of code that follows it. */
function nameOutputs(tokens: Token[]): void {
  const blocks = tokens.filter(({ type }) => type !== 'space');
  for (const [index, block] of blocks.entries()) {
    if (block.type !== 'code') continue;
    const before = blocks[index - 1];
    const isOutput = before?.type === 'code' && before.lang in captions;
    (block as Tokens.Code & { isOutput?: boolean }).isOutput = isOutput;
  }
}

function rendererOf(place: Place): RendererObject {
  const slugger = new GithubSlugger();
  return {
    heading({ tokens, depth, text }) {
      const id = slugger.slug(text.replaceAll('`', ''));
      const inner = this.parser.parseInline(tokens);
      if (depth === 1) return `<h1>${inner}</h1>\n`;
      const label = escape(`Link to the section ${text}`);
      return `<h${depth} id="${id}">${inner} <a class="anchor" href="#${id}" aria-label="${label}">#</a></h${depth}>\n`;
    },
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens);
      const address = addressFrom(href, place);
      return address === null ? inner : `<a href="${escape(address)}">${inner}</a>`;
    },
    code(token) {
      const { isOutput } = token as Tokens.Code & { isOutput?: boolean };
      const caption = isOutput ? 'Output' : (captions[token.lang ?? ''] ?? 'Code');
      const kind = isOutput ? 'code output' : 'code';
      return (
        `<div class="${kind}"><p class="caption">${caption}</p>` +
        `<pre tabindex="0"><code>${escape(token.text)}</code></pre></div>\n`
      );
    },
    table(token) {
      const cells = (row: Tokens.TableCell[], tag: string) =>
        row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag.slice(0, 2)}>`).join('');
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
      return `<div class="table" tabindex="0"><table><thead><tr>${cells(token.header, 'th scope="col"')}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
    },
  };
}

/** Where a link of a document leads on the pages; null where it leads to a file that no page shows. */
function addressFrom(href: string, { file, addresses }: Place): string | null {
  if (/^(https?:|#)/.test(href)) return href;
  const [path, fragment] = href.split('#');
  const address = addresses.get(posix.join(posix.dirname(file), path!));
  if (address === undefined) return null;
  return fragment === undefined ? address : `${address}#${fragment}`;
}
