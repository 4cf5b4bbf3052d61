/** The documentation page in the colours of the product, with sufficient contrast. */
export const docsStyle = `
:root { color-scheme: light; --ink: #14181d; --muted: #505862; --line: #e2e5e9; --accent: #1d5bbf; --danger: #b3261e; --surface: #ffffff; --canvas: #f6f7f8; }
html.dark-mode { color-scheme: dark; --ink: #eceff2; --muted: #a9b1ba; --line: #2a2f35; --accent: #84b0fa; --danger: #ff9088; --surface: #171a1d; --canvas: #101214; }
html, body, html.dark-mode body { background: var(--canvas); }
html .swagger-ui, html .swagger-ui :is(p, li, td, th, label, h1, h2, h3, h4, h5, span, small, div, button) { color: var(--ink); }
html .swagger-ui * { transition: none !important; }
html .swagger-ui .info { margin: 24px 0; }
html .swagger-ui .calls { max-width: 1460px; margin: 0 auto; padding: 8px 10px 0; }
html .swagger-ui .search { max-width: 1460px; margin: 0 auto; padding: 12px 10px; }
html .swagger-ui .search input { display: block; width: min(480px, 100%); margin: 4px 0 0; padding: 8px 10px; font-size: 16px; border-radius: 6px; }
html .swagger-ui .scheme-container { background: var(--surface); padding: 12px 0; box-shadow: none; border-block: 1px solid var(--line); }
html .swagger-ui .info .title small, html .swagger-ui .response-col_links { display: none; }
html .swagger-ui .opblock[class] { background: var(--surface); border-color: var(--line); box-shadow: none; }
html .swagger-ui .opblock[class] .opblock-summary { border-color: var(--line); }
html .swagger-ui .opblock .opblock-section-header { background: var(--canvas); box-shadow: none; }
html .swagger-ui .opblock .tab-header .tab-item.active h4 span::after { background: var(--accent); }
html .swagger-ui .opblock[class][id] .opblock-summary-method { background: none; border: 1px solid currentcolor; color: var(--accent); text-shadow: none; }
html .swagger-ui .opblock-delete[class][id] .opblock-summary-method[class] { color: var(--danger); }
html .swagger-ui :is(a, a span, .info__extdocs, .url, code, .btn.authorize, .btn.authorize span) { color: var(--accent); }
html .swagger-ui .response .headers [class].header-col { color: var(--ink); }
html .swagger-ui .btn { border-color: currentcolor; box-shadow: none; }
html .swagger-ui .btn.authorize svg { fill: currentcolor; }
html .swagger-ui :is(.parameter__name.required span, .parameter__name.required::after, .opblock-section-request-body h4 small, .btn.cancel) { color: var(--danger); }
html .swagger-ui :is(.parameter__type, .parameter__in, .response-control-media-type__accept-message, .tab li, .tab li button) { color: var(--muted); }
html .swagger-ui :is(select, input, textarea) { background: var(--surface); color: var(--ink); border: 1px solid var(--muted); box-shadow: none; }
html .swagger-ui .response-control-media-type--accept-controller select { border-color: var(--muted); }
html .swagger-ui code { background: var(--canvas); }
html[lang] .swagger-ui pre.microlight { max-height: none !important; overflow: visible !important; white-space: pre-wrap; overflow-wrap: anywhere; background: #14181d !important; }
html[lang] .swagger-ui pre.microlight :is(code, span) { color: #f2f4f6 !important; background: none !important; }
html .swagger-ui .info pre { background: var(--surface); border: 1px solid var(--line); border-radius: 6px; padding: 10px 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
html .swagger-ui .info pre > code { background: none !important; color: var(--ink) !important; padding: 0 !important; }
@media (max-width: 640px) {
  html .swagger-ui table.parameters thead { display: none; }
  html .swagger-ui .wrapper { padding-inline: 8px; }
  html .swagger-ui .opblock .opblock-summary-method { min-width: 64px; padding: 4px 0; }
  html .swagger-ui table.parameters, html .swagger-ui table.parameters :is(tbody, tr, td) { display: block; width: 100%; }
}
`;

/** Follows the system's theme and fits phones, which the library's page does not. */
export const docsScript = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
document.head.append(Object.assign(document.createElement('meta'), { name: 'viewport', content: 'width=device-width, initial-scale=1' }));
`;
