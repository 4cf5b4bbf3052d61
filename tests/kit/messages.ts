import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A text that people read, with `{}` in place of every value. */
export interface Message {
  text: string;
  /** The folder of the source. */
  folder: string;
  /** Whether its file is a list of entries with their words, which are read where they are written. */
  isEntry: boolean;
  /** A refusal of the API, which is always a whole sentence. */
  isRefusal: boolean;
}

const root = join(import.meta.dirname, '../..');
/** Attributes, properties and declarations whose strings are not shown; schema.graphql lists the descriptions. */
const skippedNames = new Set(['className', 'class', 'd', 'to', 'href', 'src', 'style', 'description']);
/** Options of links, dimensions of clicks, members of what both doors tell, and what Help explains. */
const entries =
  /^(web\/csv\/link-fields|web\/parts\/analytics\/dimensions|web\/screens\/help\/explained|api\/click-model\/dimensions|api\/.*members)\.ts$/;
const errorNames = new Set(['UserError', 'GraphQLError']);
/** Methods of zod that take a message. */
const rules = /^(string|boolean|int|min|max|regex|refine|email|array|enum|literal|union|number|strictObject)$/;
const notProse = [
  /\b(SELECT|INSERT|UPDATE|DELETE|FROM|SET|LOCK|CREATE|DROP|TRUNCATE|ALTER|COPY|VALUES|BEGIN|DESC|ASC|ORDER|AS|AND|OR)\b/,
  /::|\b[cu]\.\w+|_url u$|_id, |^(sum|lower)\(|interval '/, // SQL
  /[{;]\s*[\w-]+:.*;|var\(--|^[a-z-]+-(src|uri|ancestors|action) |^M\{\}/, // CSS, security policies, drawings
  /; (charset|Path)=|^attachment|^content-type|^connection:|PGCOPY|^\w+="|^https?:|, application\//, // protocols
  /^(\S*[.*]\S*( |$))+$|^\S*\/\S*$/, // lists of sites, paths
  /^[a-z0-9\s&[\]:/_.()%,!@>*=-]*\S[-[:]\S[a-z0-9\s&[\]:/_.()%,!@>*=-]*$/, // class names
  /^[A-Z][a-z]+[A-Z]\w*$|^[$([]/, // names of types and keys, code
];

/** Every message of the server and the web app in order of its file; of api/doors/rest, refusals alone: /api/docs has the rest. */
export function messagesOfProduct(): Message[] {
  const files = globSync(['api/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: root });
  return files
    .filter((file) => !/generated|\.test\./.test(file))
    .sort()
    .flatMap(messagesOfFile)
    .filter(({ folder, isRefusal }) => isRefusal || !folder.startsWith('api/doors/rest'));
}

function messagesOfFile(file: string): Message[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const folder = file.split('/').slice(0, -1).slice(0, 3).join('/');
  const found: Message[] = [];
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return;
    for (const text of textsOf(node))
      found.push({ text, folder, isEntry: entries.test(file), isRefusal: isRefusal(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isSkipped(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) return skippedNames.has(node.name.getText());
  if (ts.isBinaryExpression(node)) return node.operatorToken.getText() === '===';
  return (
    ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isCaseClause(node) || ts.isTaggedTemplateExpression(node)
  );
}

/** The messages in one node, its children aside: HTML gives one for each element. */
function textsOf(node: ts.Node): string[] {
  const isElement = ts.isJsxElement(node) || ts.isJsxFragment(node);
  const written = isElement ? elementText(node.children) : literalText(node);
  if (written === undefined) return [];
  const isWeb = /^web/.test(node.getSourceFile().fileName);
  return written
    .split(/<[^>]*>/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => isProse(text, isElement || isWeb));
}

/** A concatenation stands for its whole; so its parts stand for nothing. */
function literalText(node: ts.Node): string | undefined {
  const isPart =
    ts.isBinaryExpression(node.parent ?? node) && partsOf(node.parent as ts.BinaryExpression) !== undefined;
  return isPart ? undefined : partsOf(node);
}

function partsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [partsOf(node.left), partsOf(node.right)];
  return left === undefined && right === undefined ? undefined : (left ?? '{}') + (right ?? '{}');
}

/** What an element says itself; undefined when it says nothing beside its children. */
function elementText(children: readonly ts.JsxChild[]): string | undefined {
  const parts = children.map((child) => {
    if (ts.isJsxText(child)) return child.text.replace(/^\s*\n\s*|\s*\n\s*$/g, '');
    if (ts.isJsxElement(child)) return '{}';
    const isValue = ts.isJsxExpression(child) && child.expression;
    return isValue ? (partsOf(child.expression!) ?? '{}') : '';
  });
  return children.some((child) => ts.isJsxText(child) && /[a-z]/i.test(child.text)) ? parts.join('') : undefined;
}

function isProse(text: string, areWordsShown: boolean): boolean {
  if (notProse.some((pattern) => pattern.test(text))) return false;
  const words = text.replaceAll('{}', '').trim();
  return /\p{L}[^ ]* +\S*\p{Ll}/u.test(words) || (areWordsShown && /^[A-Z][a-z]+/.test(words));
}

function isRefusal(node: ts.Node): boolean {
  const { parent } = node;
  if (parent && ts.isNewExpression(parent)) return errorNames.has(parent.expression.getText());
  if (parent && ts.isPropertyAssignment(parent)) return parent.name.getText() === 'message';
  if (!parent || !ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return false;
  return parent.getSourceFile().fileName.startsWith('api/') && rules.test(parent.expression.name.text);
}
