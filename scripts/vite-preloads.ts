// Tells the server what each page loads, so that the page's header can name the files before its script asks for them.
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Vite plugin: writes preloads.json, from each path to the files of the given modules beyond those of the page itself,
 * which are under FIRST. In the page it names the files of `chart`, which the page's script asks for.
 */
export function preloads(modulesOf: Record<string, readonly string[]>, chart: string): Plugin {
  return {
    name: 'footbridge-preloads',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { filename, chunk, bundle }) {
        if (!chunk || !bundle || !filename.endsWith('/index.html')) return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const known = filesOf(bundle, [chunk, chunkOf(chunks, 'app.tsx')!]);
        return [...filesOf(bundle, [chunkOf(chunks, chart)!])]
          .filter((file) => !known.has(file))
          .map((file) => linkTo(file, { 'data-chart': true }));
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const pages = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
      const first = filesOf(bundle, pages);
      const styles = pages.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      const byPath = Object.entries(modulesOf).map(([path, modules]) => {
        const roots = modules.map((module) => chunkOf(chunks, module) ?? this.error(`no chunk has ${module}`));
        return [path, [...filesOf(bundle, roots)].filter((file) => !first.has(file))];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'preloads.json',
        source: JSON.stringify({ [FIRST]: [...styles, ...first], ...Object.fromEntries(byPath) }, null, 2),
      });
    },
  };
}

/** Where preloads.json has what every page needs before anything else. */
const FIRST = 'first';

const linkTo = (file: string, attributes: Record<string, string | true>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attributes, href: `/${file}` },
  injectTo: 'head',
});

const chunkOf = (chunks: Rolldown.OutputChunk[], module: string) =>
  chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${module}`)));

function filesOf(bundle: Rolldown.OutputBundle, roots: Rolldown.OutputChunk[]): Set<string> {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  roots.forEach(visit);
  return files;
}
