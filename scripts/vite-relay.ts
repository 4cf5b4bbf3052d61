// Replaces each graphql`…` in the web app by an import of the artifact that relay-compiler wrote for it. With
// `eagerEsModules`, Relay's Babel plugin does nothing else.
import { dirname, join, relative } from 'node:path';
import MagicString from 'magic-string';
import { RelayFeatureFlags } from 'relay-runtime';
import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  tag?: { type: string; name?: string };
  quasi?: { expressions: unknown[]; quasis: { value: { raw: string } }[] };
}

/** Vite plugin for build, dev server and Vitest. */
export function relay(artifacts: string): Plugin {
  return {
    name: 'footbridge-relay',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules|__generated__/ }, code: /\bgraphql`/ },
      handler(code, id) {
        const result = new MagicString(code);
        const names = new Set<string>();
        const program = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' });
        for (const node of taggedTemplates(program)) {
          const text = node.quasi!.quasis[0]!.value.raw;
          const name = /^\s*(?:#.*\s*)*(?:query|mutation|subscription|fragment)\s+(\w+)/.exec(text)?.[1];
          if (!name || node.quasi!.expressions.length) {
            this.error('graphql`…` must hold one named operation or fragment and no ${…}', node.start);
          }
          names.add(name);
          result.overwrite(node.start, node.end, `__relay_${name}`);
        }
        if (!names.size) return null;
        for (const name of names) {
          const path = relative(dirname(id.split('?')[0]!), join(artifacts, `${name}.graphql.ts`));
          result.prepend(`import __relay_${name} from ${JSON.stringify(path.startsWith('.') ? path : `./${path}`)};`);
        }
        return { code: result.toString(), map: result.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}

/** Modules of Relay that nothing of ours reaches: the hook that a feature flag replaces, and experiments. */
const UNREACHED =
  /(react-relay|relay-runtime)[\\/]lib[\\/](?:.*[\\/])?(useFragmentInternal_CURRENT|useMutationAction_EXPERIMENTAL|usePrefetchable\w+_EXPERIMENTAL|(observe|waitFor)\w+Experimental)\.js$/;

/** Vite plugin for the build: leaves those out, as long as the flag is set. */
export const withoutUnreachedRelay = (): Plugin => ({
  name: 'footbridge-unreached-relay',
  apply: 'build',
  buildStart() {
    if (!RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY) this.error('Relay uses useFragmentInternal_CURRENT again');
  },
  load: { filter: { id: UNREACHED }, handler: () => 'module.exports = {};' },
});

function* taggedTemplates(value: unknown): Generator<Node> {
  if (!value || typeof value !== 'object') return;
  const node = value as Node;
  if (node.type === 'TaggedTemplateExpression' && node.tag?.name === 'graphql') {
    yield node;
    return;
  }
  for (const [key, child] of Object.entries(value)) if (key !== 'parent') yield* taggedTemplates(child);
}
