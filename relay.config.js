const config = {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './web/__generated__',
  eagerEsModules: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  customScalarTypes: { DateTime: 'string', Date: 'string' },
  requireCustomScalarTypes: true,
  noFutureProofEnums: true,
  useImportTypeSyntax: true,
};

// The compiler reads this file with require(), which refuses `export default` of an ES module.
export { config as 'module.exports' };
