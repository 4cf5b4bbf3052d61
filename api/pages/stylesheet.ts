import { fontFaces } from './font.ts';

/**
 * The pages' whole stylesheet, sent inline; the hash in the pages' security policy is made from this text. The colours
 * are those of the web app's theme.
 */
export const stylesheet = `${fontFaces}
:root {
  color-scheme: light dark;
  --canvas: #f6f7f8; --surface: #ffffff; --ink: #14181d; --muted: #505862; --line: #e2e5e9; --edge: #868d96;
  --accent: #1d5bbf; --accent-strong: #17499b; --on-accent: #ffffff; --danger: #b3261e; --danger-soft: #fceae8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #101214; --surface: #171a1d; --ink: #eceff2; --muted: #a9b1ba; --line: #2a2f35; --edge: #717a84;
    --accent: #84b0fa; --accent-strong: #a8c8ff; --on-accent: #0b1a33; --danger: #ff9088; --danger-soft: #3a1a18;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--canvas); color: var(--ink);
  font: 400 15px/1.5 "Inter Variable", "Inter Fallback", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
main { width: 100%; max-width: 380px; }
.brand { display: flex; align-items: center; gap: 10px; margin: 0 0 16px; font-size: 18px; font-weight: 600; letter-spacing: -.025em; }
.mark { width: 28px; height: 28px; }
.mark rect { fill: var(--accent); }
.mark path { fill: none; stroke: var(--on-accent); stroke-width: 2.25; stroke-linecap: round; stroke-linejoin: round; }
.mark .hangers { stroke-width: 1.5; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 28px; }
h1 { margin: 0 0 4px; font-size: 20px; line-height: 1.3; font-weight: 600; letter-spacing: -.015em; }
p { margin: 0; }
.lead { color: var(--muted); margin-bottom: 20px; }
.reason { color: var(--muted); font-size: 13px; margin-top: 12px; overflow-wrap: anywhere; }
.address { margin: 12px 0; font-weight: 500; overflow-wrap: anywhere; }
.field { margin-bottom: 16px; }
label { display: block; margin-bottom: 6px; font-size: 14px; font-weight: 500; }
.hint { margin-top: 6px; font-size: 13px; color: var(--muted); }
input, textarea {
  width: 100%; height: 40px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 8px;
  background: var(--surface); color: inherit; font: inherit; font-size: 16px;
}
textarea { height: auto; padding: 8px 12px; resize: vertical; }
:is(input, textarea)[aria-invalid="true"] { border-color: var(--danger); }
.problem { margin-top: 6px; font-size: 13px; color: var(--danger); }
.alert { margin: 12px 0 16px; padding: 10px 12px; border-radius: 8px; background: var(--danger-soft); color: var(--danger); font-size: 14px; }
button, .button {
  display: block; width: 100%; min-height: 40px; padding: 8px 16px; border: 0; border-radius: 8px; cursor: pointer;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-align: center; text-decoration: none;
}
button.link {
  display: inline; width: auto; min-height: 0; padding: 0; border-radius: 2px; background: none; color: var(--accent);
  font-weight: 500; text-decoration: underline; text-underline-offset: 3px;
}
button:not(.link, .quiet):hover, .button:hover { background: var(--accent-strong); }
button.quiet { margin-top: 12px; border: 1px solid var(--edge); background: none; color: inherit; }
[hidden] { display: none; }
.facts { margin: 0; }
.facts dt { margin-top: 16px; font-size: 14px; color: var(--muted); }
.facts dd { margin: 0; font-size: 18px; font-weight: 600; font-variant-numeric: tabular-nums; }
.facts .hint { margin-top: 2px; font-weight: 400; }
.other { margin-top: 20px; padding-top: 16px; border-top: 1px solid var(--line); font-size: 14px; color: var(--muted); }
.forgot { margin-top: 12px; font-size: 14px; }
a { color: var(--accent); font-weight: 500; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (forced-colors: active) { .card, button:not(.link), .button { border: 1px solid; } }
`;
