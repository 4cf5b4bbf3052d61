import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import { docsScript, docsStyle } from './docs-theme.ts';

/** Allows nothing from other hosts and no inline scripts or styles; the page calls only this server. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

type Component = (props: object) => unknown;
interface System {
  React: { createElement(type: unknown, props: object | null, ...children: unknown[]): unknown; Fragment: unknown };
}

/**
 * A plugin of Swagger UI for screen readers, sent to the browser as text. It removes the link inside the button of a call,
 * makes the introduction a landmark, gives the calls a heading, and hides the choice of the only server.
 */
const readable = () => ({
  wrapComponents: {
    DeepLink:
      (Link: Component, { React }: System) =>
      (props: object) =>
        React.createElement(Link, { ...props, enabled: false }),
    InfoContainer:
      (Info: Component, { React }: System) =>
      (props: object) =>
        React.createElement('section', { 'aria-label': 'Introduction' }, React.createElement(Info, props)),
    ServersContainer: () => () => null,
    operations:
      (Operations: Component, { React }: System) =>
      (props: object) =>
        React.createElement(
          React.Fragment,
          null,
          React.createElement('h2', { className: 'calls' }, 'Calls'),
          React.createElement(Operations, props),
        ),
  },
});

interface Operation {
  get(name: string): string;
  getIn(path: string[]): string | undefined;
}
interface Tagged<Item> {
  size: number;
  get(name: 'operations'): Tagged<Item>;
  set(name: 'operations', value: unknown): Tagged<Item>;
  filter(isKept: (item: Item) => boolean): Tagged<Item>;
  map(change: (item: Tagged<Operation>, tag: string) => unknown): Tagged<Tagged<Operation>>;
}
interface Layout {
  layoutSelectors: { currentFilter(): unknown };
  layoutActions: { updateFilter(text: string): void };
}

/**
 * A plugin of Swagger UI with a search, as the page draws only what is on the screen and browsers find nothing else. It looks for
 * every word in the names, addresses, summaries and descriptions of the calls. Sent to the browser as text.
 */
const searchable = () => ({
  fn: {
    opsFilter: (tags: Tagged<Tagged<Operation>>, phrase: string) => {
      const words = phrase.toLowerCase().split(/\s+/);
      const found = tags.map((tag, name) => {
        const isFound = (call: Operation) => {
          const texts = ['operationId', 'summary', 'description'].map((member) => call.getIn(['operation', member]));
          const text = [name, call.get('method'), call.get('path'), ...texts].join(' ').toLowerCase();
          return words.every((word) => text.includes(word));
        };
        return tag.set('operations', tag.get('operations').filter(isFound as never));
      });
      return found.filter((tag) => tag.get('operations').size > 0);
    },
  },
  wrapComponents: {
    FilterContainer:
      (_Filter: Component, { React }: System) =>
      ({ layoutSelectors, layoutActions }: Layout) => {
        const text = layoutSelectors.currentFilter();
        const input = React.createElement('input', {
          type: 'search',
          value: typeof text === 'string' ? text : '',
          onChange: ({ target }: { target: { value: string } }) => layoutActions.updateFilter(target.value),
        });
        return React.createElement(
          'div',
          { role: 'search', className: 'search' },
          React.createElement('label', null, 'Search the calls ', input),
        );
      },
  },
});

type Json = Record<string, unknown>;

/**
 * A plugin of Swagger UI that resolves the references of our document, which lead to nowhere else: the library's own resolver
 * reads the whole document each time, which holds the page up for seconds. Sent to the browser as text.
 */
const resolving = () => ({
  fn: {
    resolveSubtree: async (document: Json, path: string[]) => {
      const partAt = (names: string[]) =>
        names.reduce<unknown>((part, name) => (part as Json | undefined)?.[name], document);
      const resolved = (part: unknown, above: string[]): unknown => {
        if (Array.isArray(part)) return part.map((item) => resolved(item, above));
        if (typeof part !== 'object' || part === null) return part;
        const { $ref, ...beside } = part as Json;
        const members = (json: Json) =>
          Object.fromEntries(Object.entries(json).map(([name, value]) => [name, resolved(value, above)]));
        // A schema that contains itself stays a reference within itself.
        if (typeof $ref !== 'string' || above.includes($ref)) return members(part as Json);
        const target = resolved(partAt($ref.split('/').slice(1)), [...above, $ref]);
        return { ...(target as Json), ...members(beside) };
      };
      return { spec: resolved(partAt(path), []), errors: [] };
    },
  },
});

/** The documentation page at /api/docs, where calls can be tried. */
export const docsPage: FastifySwaggerUiOptions = {
  routePrefix: '/api/docs',
  staticCSP: CONTENT_SECURITY_POLICY,
  theme: {
    title: 'API · Footbridge',
    css: [{ filename: 'docs.css', content: docsStyle }],
    js: [{ filename: 'docs.js', content: docsScript }],
  },
  uiConfig: {
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1, // each response shows its own
    layout: 'BaseLayout',
    validatorUrl: null,
    filter: true,
    plugins: [readable, searchable, resolving],
  },
};
