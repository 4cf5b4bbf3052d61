import { fontFaces } from './font.ts';

/** The stylesheet of the guides, sent inline; the colours are those of the web app's theme. */
export const guideStyle = `${fontFaces}
:root {
  color-scheme: light dark;
  --canvas: #f6f7f8; --surface: #ffffff; --ink: #14181d; --muted: #505862; --line: #e2e5e9; --edge: #868d96;
  --accent: #1d5bbf; --on-accent: #ffffff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #101214; --surface: #171a1d; --ink: #eceff2; --muted: #a9b1ba; --line: #2a2f35; --edge: #717a84;
    --accent: #84b0fa; --on-accent: #0b1a33;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body {
  margin: 0 auto; max-width: 1040px; padding: 0 24px 48px; background: var(--canvas); color: var(--ink);
  font: 400 16px/1.6 "Inter Variable", "Inter Fallback", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
main:focus { outline: none; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 8px; padding: 8px 12px; background: var(--surface); z-index: 1; }
header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 24px; padding: 16px 0; border-bottom: 1px solid var(--line); }
header p { display: flex; gap: 20px; margin: 0; font-size: 15px; font-weight: 500; }
header p a { padding: 4px 0; text-decoration: none; }
header p a:hover { text-decoration: underline; }
.brand { display: flex; align-items: center; gap: 10px; color: var(--ink); font-size: 18px; font-weight: 600; letter-spacing: -.025em; text-decoration: none; }
.mark { width: 28px; height: 28px; }
.mark rect { fill: var(--accent); }
.mark path { fill: none; stroke: var(--on-accent); stroke-width: 2.25; stroke-linecap: round; stroke-linejoin: round; }
.mark .hangers { stroke-width: 1.5; }
h1, h2, h3 { line-height: 1.25; font-weight: 600; letter-spacing: -.015em; overflow-wrap: anywhere; }
h1 { margin: 32px 0 16px; font-size: 30px; }
main h2 { margin: 40px 0 12px; font-size: 21px; }
main h3 { margin: 28px 0 8px; font-size: 17px; }
.anchor { color: var(--muted); font-weight: 400; text-decoration: none; opacity: 0; }
:is(h2, h3):hover .anchor, .anchor:focus { opacity: 1; }
main p, main ul, main ol { margin: 12px 0; }
main li { margin: 4px 0; padding-left: 2px; }
:not(pre) > code { padding: 1px 5px; border: 1px solid var(--line); border-radius: 5px; background: var(--surface); overflow-wrap: anywhere; }
code { font: 0.875em/1 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
td code { white-space: nowrap; }
a code { color: inherit; }
.code { position: relative; margin: 16px 0; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
.code:has(+ .output) { margin-bottom: 0; border-radius: 10px 10px 0 0; }
.code + .output { margin-top: 0; border-top: 0; border-radius: 0 0 10px 10px; background: none; }
.code .caption { margin: 0; padding: 8px 16px 0; color: var(--muted); font-size: 13px; font-weight: 500; }
pre code { line-height: inherit; }
pre { margin: 0; padding: 8px 16px 14px; font-size: 16px; line-height: 22px; overflow-x: auto; border-radius: inherit; tab-size: 2; }
.copy {
  position: absolute; top: 5px; right: 6px; min-height: 28px; padding: 2px 10px; border: 1px solid var(--edge); border-radius: 7px;
  background: var(--surface); color: var(--ink); font: inherit; font-size: 13px; font-weight: 500; cursor: pointer;
}
.copy:hover { border-color: var(--accent); color: var(--accent); }
.table { margin: 16px 0; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--muted); font-size: 13px; font-weight: 500; }
nav { margin-top: 48px; padding-top: 8px; border-top: 1px solid var(--line); font-size: 15px; }
nav h2 { margin: 20px 0 6px; color: var(--muted); font-size: 13px; font-weight: 500; letter-spacing: 0; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: 5px 10px; margin-left: -10px; border-radius: 7px; color: var(--ink); text-decoration: none; }
nav a:hover { background: var(--surface); }
nav a[aria-current] { background: var(--surface); color: var(--accent); font-weight: 600; }
@media (min-width: 900px) {
  body { display: grid; grid-template: "header header" auto "nav main" 1fr / 220px minmax(0, 1fr); column-gap: 48px; align-items: start; }
  header { grid-area: header; }
  main { grid-area: main; }
  nav { grid-area: nav; position: sticky; top: 0; margin-top: 16px; border: 0; }
}
@media (max-width: 640px) { body { padding-inline: 16px; } h1 { font-size: 26px; } }
@media (forced-colors: active) { nav a[aria-current] { border: 1px solid; } }
`;
