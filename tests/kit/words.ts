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
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (!isText(node)) return ts.forEachChild(node, visit);
    const at = ts.isJsxText(node) ? node.pos : node.getStart(file);
    texts.push({ kind: 'text', text: source.slice(at, node.end), at });
  };
  visit(file);
  const withoutTexts = blanked(source, texts);
  const comments = [...withoutTexts.matchAll(/\/\/.*|\/\*[^]*?\*\//g)].map(({ 0: text, index: at }): Part => ({
    kind: 'comment',
    text,
    at,
  }));
  return [...texts, ...comments, { kind: 'names', text: blanked(withoutTexts, comments), at: 0 }];
}

/** The same text with spaces in place of some of its parts, which are in order. */
function blanked(text: string, parts: readonly Part[]): string {
  let end = 0;
  const pieces = parts.flatMap((part) => {
    const before = text.slice(end, part.at);
    end = part.at + part.text.length;
    return [before, ' '.repeat(part.text.length)];
  });
  return [...pieces, text.slice(end)].join('');
}

/** The words of a text in lower case, those of `camelCase`, `SNAKE_CASE` and `kebab-case` apart. */
export const wordsOf = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    at: index,
  }));
