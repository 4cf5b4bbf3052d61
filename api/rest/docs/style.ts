import { stylesheet } from '../../pages/stylesheet.ts';

/** The whole stylesheet of the page, in the look of the others. */
export const style = `${stylesheet}
html { scroll-padding-top: 16px; }
body { display: block; padding: 0; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 16px; top: 16px; background: var(--surface); padding: 8px 12px; border-radius: 8px; z-index: 1; }
.frame { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 1200px; margin: 0 auto; padding: 24px 16px 64px; gap: 24px; }
main { max-width: none; min-width: 0; }
header .brand { margin-bottom: 16px; }
h1 { margin-bottom: 12px; font-size: 24px; }
h2 { margin: 40px 0 12px; font-size: 18px; line-height: 1.3; font-weight: 600; letter-spacing: -.015em; }
h3 { margin: 20px 0 8px; font-size: 14px; font-weight: 600; }
main > p, .note { color: var(--muted); max-width: 70ch; margin-bottom: 8px; overflow-wrap: anywhere; }
code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
p code, dd code, td code { padding: 1px 5px; border-radius: 5px; background: var(--canvas); border: 1px solid var(--line); overflow-wrap: anywhere; }
pre { margin: 8px 0; padding: 12px 14px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); overflow-x: auto; }
nav { font-size: 14px; }
nav summary { font-weight: 600; }
nav ul { list-style: none; margin: 4px 0 12px; padding: 0; }
nav ul a { display: flex; gap: 4px; font-size: 13px; padding: 4px 8px; border-radius: 6px; color: var(--muted); text-decoration: none; font-weight: 400; line-height: 1.4; overflow-wrap: anywhere; }
nav ul a:hover { background: var(--surface); color: var(--ink); }
nav .topic { margin: 12px 8px 2px; font-size: 12px; font-weight: 600; color: var(--muted); }
.method { flex: none; display: inline-block; min-width: 50px; font: 600 12px/20px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: var(--accent); }
.method.delete { color: var(--danger); }
details { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; margin: 8px 0; }
summary { padding: 11px 14px; cursor: pointer; border-radius: 10px; overflow-wrap: anywhere; }
.operation > summary, .schema > summary { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 2px 10px; align-items: baseline; list-style: none; }
.operation > summary::-webkit-details-marker, .schema > summary::-webkit-details-marker { display: none; }
.schema > summary { grid-template-columns: minmax(0, 1fr) auto; }
summary:hover { background: var(--canvas); }
.operation > summary::after, .schema > summary::after { content: "+"; color: var(--muted); font-weight: 600; }
details[open]:not(nav > details) > summary::after { content: "\\2212"; }
details[open] > summary { border-radius: 10px 10px 0 0; }
.path { font-weight: 600; color: var(--ink); }
.operation > summary::after { grid-column: 3; grid-row: 1; }
.does { grid-column: 2 / -1; color: var(--muted); font-size: 14px; }
.inside { padding: 4px 14px 16px; border-top: 1px solid var(--line); scroll-margin-top: 64px; }
.inside > p { margin-top: 12px; color: var(--muted); max-width: 70ch; }
dl { margin: 0; border: 1px solid var(--line); border-radius: 8px; }
dl > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px 16px; padding: 8px 12px; }
dl > div + div { border-top: 1px solid var(--line); }
dt { overflow-wrap: anywhere; }
dt code { font-weight: 600; }
dd { margin: 0; color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
.type { color: var(--ink); }
.required { margin-left: 6px; font-size: 12px; color: var(--danger); }
.status { font-size: 14px; font-weight: 600; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: 600; }
.scroll { overflow-x: auto; }
@media (min-width: 720px) {
  .operation > summary { grid-template-columns: auto auto minmax(0, 1fr) auto; }
  .does { grid-column: auto; }
  .operation > summary::after { grid-column: 4; }
  dl > div { grid-template-columns: minmax(0, 5fr) minmax(0, 9fr); }
}
@media (min-width: 1040px) {
  .frame { grid-template-columns: 280px minmax(0, 1fr); gap: 40px; padding-top: 32px; }
  nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 4px 4px 32px; }
  nav > details { border: 0; background: none; margin: 0; }
  nav > details::details-content { content-visibility: visible; }
  nav > details > summary { padding: 4px 8px; list-style: none; pointer-events: none; }
}
`;
