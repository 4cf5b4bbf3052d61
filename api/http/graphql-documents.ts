import { GraphQLError, Lexer, Source, TokenKind, type DocumentNode, type Token } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { tooCostly } from '../builder.ts';
import { isStorableText } from '../storable-text.ts';
import type { Door } from './graphql-door.ts';
import { refuseRepetition } from './graphql-repetition.ts';

/** Longest document, in bytes: three times the web app's longest. Variables do not count; a body bounds those. */
export const MAX_DOCUMENT_BYTES = 16 * 1024;
/** Most tokens of a document; a stranger's need no more than the introspection that tools send. */
export const MAX_TOKENS = { signedIn: 2_000, stranger: 600 } as const;
/** Deepest nesting of brackets: parser and rules call themselves once a level. */
export const MAX_NESTING = 40;
/** Text of all documents that are kept parsed, in bytes; parsed they take about fifty times as much. */
const KEPT_BYTES = 256 * 1024;

const tooLarge = () =>
  new GraphQLError(`A document can have at most ${MAX_DOCUMENT_BYTES} bytes. Send values as variables.`, {
    extensions: { code: 'PAYLOAD_TOO_LARGE', http: { status: 413 } },
  });
const unstorable = () =>
  new GraphQLError('The document contains a character that cannot be stored.', {
    extensions: { code: 'INVALID', http: { status: 400 } },
  });

const OPENING = new Set<string>(['(', '[', '{']);
const CLOSING = new Set<string>([')', ']', '}']);

/**
 * Goes through a document token by token, which needs no stack and keeps nothing; throws where it is too much. What is
 * no GraphQL ends it early: the parser finds the same place and says so.
 */
function refuseExcess(text: string, maxTokens: number): void {
  if (Buffer.byteLength(text) > MAX_DOCUMENT_BYTES) throw tooLarge();
  const lexer = new Lexer(new Source(text));
  let [tokens, depth] = [0, 0];
  for (let token = next(lexer); token; token = token.kind === TokenKind.EOF ? null : next(lexer)) {
    for (let part = token; part !== lexer.lastToken; part = part.prev!) tokens++; // comments stand in between
    if (tokens > maxTokens) throw tooCostly(`A document can have at most ${maxTokens} tokens, including comments.`);
    if (OPENING.has(token.kind) && ++depth > MAX_NESTING) {
      throw tooCostly(`A document can be nested at most ${MAX_NESTING} levels deep.`);
    }
    if (CLOSING.has(token.kind)) depth--;
    if (token.value && !isStorableText(token.value)) throw unstorable();
  }
}

/** The next token that is no comment; null where none can be read. */
function next(lexer: Lexer): Token | null {
  try {
    return lexer.advance();
  } catch {
    return null;
  }
}

/** Documents by their text; the one that was not used for longest goes first. */
class KeptDocuments {
  readonly #documents = new Map<string, DocumentNode>();
  #bytes = 0;

  get(text: string): DocumentNode | undefined {
    const document = this.#documents.get(text);
    if (!document) return undefined;
    this.#documents.delete(text);
    this.#documents.set(text, document);
    return document;
  }

  has(document: DocumentNode): boolean {
    return this.#documents.get(document.loc?.source.body ?? '') === document;
  }

  keep(document: DocumentNode): void {
    const text = document.loc?.source.body;
    if (text === undefined || this.#documents.has(text)) return;
    this.#documents.set(text, document);
    this.#bytes += Buffer.byteLength(text);
    for (const oldest of this.#documents.keys()) {
      if (this.#bytes <= KEPT_BYTES) return;
      this.#documents.delete(oldest);
      this.#bytes -= Buffer.byteLength(oldest);
    }
  }
}

/**
 * Lets documents within their bounds be parsed, and keeps those that proved valid. Nothing of a refused document is remembered:
 * Yoga's own caches hold a thousand of any size for an hour, errors with their whole text among them.
 */
export function boundedDocuments(): Plugin<Door> {
  const valid = new KeptDocuments();
  return {
    onParse({ params, context, setParsedDocument }) {
      const text = params.source.toString();
      const known = valid.get(text);
      if (known) return void setParsedDocument(known);
      refuseExcess(text, MAX_TOKENS[context.req.viewer ? 'signedIn' : 'stranger']);
      return ({ result }) => {
        if (result && !(result instanceof Error)) refuseRepetition(result as DocumentNode);
      };
    },
    onValidate({ params, setResult }) {
      if (valid.has(params.documentAST)) return void setResult([]);
      return ({ valid: isValid }) => {
        if (isValid) valid.keep(params.documentAST);
      };
    },
  };
}
