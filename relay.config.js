import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const cache = './node_modules/.cache/relay';

const artifacts = './web/__generated__';
// The compiler wants the folder to be there.
mkdirSync(join(import.meta.dirname, artifacts), { recursive: true });

/**
 * The schema as the web app meets it: its network layer fails an answer with any error, so fields that are null by an error alone
 * never are. The compiler has no such option without a directive in every fragment.
 */
function strictSchema() {
  const text = readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8');
  mkdirSync(join(import.meta.dirname, cache), { recursive: true });
  const path = `${cache}/schema.graphql`;
  writeFileSync(
    join(import.meta.dirname, path),
    text.replace(/^".*"\ndirective .*$/m, '').replaceAll(' @semanticNonNull', '!'),
  );
  return path;
}

const config = {
  src: './web',
  schema: strictSchema(),
  language: 'typescript',
  artifactDirectory: artifacts,
  eagerEsModules: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  customScalarTypes: { DateTime: 'string', Date: 'string' },
  requireCustomScalarTypes: true,
  noFutureProofEnums: true,
  useImportTypeSyntax: true,
};

// The compiler reads this file with require(), which refuses `export default` of an ES module.
export { config as 'module.exports' };
