import { config } from '../common/config.ts';
import { latestSnippet } from './snippet-versions.ts';

/** What an owner pastes into the pages of a website. */
export interface SnippetCode {
  /** Follows new versions. */
  code: string;
  /** Stays at this version, whose bytes the browser checks. */
  pinnedCode: string;
  /** Makes the element itself, for tag managers that drop its attributes. */
  tagManagerCode: string;
  version: string;
  integrity: string;
  /** The host that a Content-Security-Policy must allow. */
  host: string;
}

/** The snippet of a website. */
export function snippetCodeOf({ id, snippetToken }: { id: number; snippetToken: string }): SnippetCode {
  const { version, integrity } = latestSnippet;
  const host = config.publicOrigin;
  const whose = `data-site="${id}" data-token="${snippetToken}"`;
  return {
    code: `<script async src="${host}/s.js" ${whose}></script>`,
    pinnedCode: `<script async src="${host}/s/${version}.js" integrity="${integrity}" crossorigin="anonymous" ${whose}></script>`,
    tagManagerCode: `<script>
  var snippet = document.createElement('script');
  snippet.async = true;
  snippet.src = '${host}/s.js';
  snippet.setAttribute('data-site', '${id}');
  snippet.setAttribute('data-token', '${snippetToken}');
  document.head.appendChild(snippet);
</script>`,
    version,
    integrity,
    host,
  };
}
