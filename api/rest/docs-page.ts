import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import { docsScript, docsStyle } from './docs-theme.ts';

/** Nothing from elsewhere, no inline scripts and styles; the page asks this server alone. */
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
 * A plugin of Swagger UI, sent to the browser as text, for screen readers: the path of a call is no link within the
 * button that opens it, the introduction is a landmark, the calls have a heading, and the only server is no choice.
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

/** The document as a page to read and to try calls on, at /api/docs. */
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
    defaultModelsExpandDepth: 0,
    layout: 'BaseLayout',
    validatorUrl: null,
    plugins: [readable],
  },
};
