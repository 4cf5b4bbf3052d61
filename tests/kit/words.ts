// Takes a source file apart into names, comments and texts, and these into words.
import ts from 'typescript';

/** A part of a file and where it begins. */
export interface Part {
  kind: 'names' | 'comment' | 'text';
  text: string;
  at: number;
}

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node) ||
  ts.isJsxText(node) ||
  ts.isRegularExpressionLiteral(node);

/** The parts of a file in TypeScript or JavaScript, in no order; texts are strings, regular expressions and JSX text. */
export function partsOf(name: string, source: string): Part[] {
  const texts: Part[] = [];
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (!isText(node)) return ts.forEachChild(node, visit);
    const at = ts.isJsxText(node) ? node.pos : node.getStart(file);
    texts.push({ kind: 'text', text: source.slice(at, node.end), at });
  };
  visit(file);
  let rest = source;
  for (const { text, at } of texts) rest = blanked(rest, at, text.length);
  const comments = [...rest.matchAll(/\/\/.*|\/\*[^]*?\*\//g)].map(({ 0: text, index: at }): Part => ({
    kind: 'comment',
    text,
    at,
  }));
  for (const { text, at } of comments) rest = blanked(rest, at, text.length);
  return [...texts, ...comments, { kind: 'names', text: rest, at: 0 }];
}

const blanked = (text: string, at: number, length: number): string =>
  text.slice(0, at) + ' '.repeat(length) + text.slice(at + length);

/** The words of a text in lower case, those of `camelCase`, `SNAKE_CASE` and `kebab-case` apart. */
export const wordsOf = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    at: index,
  }));
