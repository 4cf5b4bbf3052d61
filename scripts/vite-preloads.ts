// Tells the server what each page loads, so that the page's header can name the files before its script asks for them.
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Vite plugin: writes preloads.json, from each path to the files of the given modules beyond those of the page itself.
 * In the page it names the app's own files, for which its script waits, and those of `next`, which are asked for then.
 */
export function preloads(modulesOf: Record<string, readonly string[]>, next: string): Plugin {
  return {
    name: 'footbridge-preloads',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { filename, chunk, bundle }) {
        if (!chunk || !bundle || !filename.endsWith('/index.html')) return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const filesBeyond = (module: string, known: ReadonlySet<string>) =>
          [...filesOf(bundle, [chunkOf(chunks, module)!])].filter((file) => !known.has(file));
        const first = filesOf(bundle, [chunk]);
        const app = filesBeyond('app.tsx', first);
        const later = filesBeyond(next, new Set([...first, ...app]));
        return [
          ...app.map((file) => linkTo(file, { rel: 'modulepreload', 'data-app': true })),
          ...later.map((file) => linkTo(file, { 'data-next': true })),
        ];
      },
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = filesOf(
        bundle,
        chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html')),
      );
      const byPath = Object.entries(modulesOf).map(([path, modules]) => {
        const roots = modules.map((module) => chunkOf(chunks, module) ?? this.error(`no chunk has ${module}`));
        return [path, [...filesOf(bundle, roots)].filter((file) => !first.has(file))];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'preloads.json',
        source: JSON.stringify(Object.fromEntries(byPath), null, 2),
      });
    },
  };
}

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
