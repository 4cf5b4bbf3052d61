import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '../common/config.ts';

const manifest = join(config.root, 'dist/manifest.json');
const NAME = /inter-latin-wght-normal\.woff2$/;

/** Where the web app's font is, so that the pages share it and its place in the browser's cache; null without a build. */
function addressOfFont(): string | null {
  if (!existsSync(manifest)) return null;
  const files = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const entry = Object.entries(files).find(([name]) => NAME.test(name));
  return entry ? `${config.publicOrigin}/${entry[1].file}` : null;
}

const address = addressOfFont();

/** The font as a source of a security policy; nothing where there is none. */
export const fontSources: readonly string[] = address ? [`font-src ${address}`] : [];

/** Inter, and Arial in its measures until it is there. */
export const fontFaces = `
@font-face {
  font-family: "Inter Fallback"; src: local("Arial"), local("Liberation Sans"), local("Arimo");
  ascent-override: 90.44%; descent-override: 22.52%; line-gap-override: 0%; size-adjust: 107.12%;
}
${
  address
    ? `@font-face {
  font-family: "Inter Variable"; font-weight: 100 900; font-display: swap; src: url("${address}") format("woff2");
}`
    : ''
}`;
