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
    plugins: [readable],
  },
};
