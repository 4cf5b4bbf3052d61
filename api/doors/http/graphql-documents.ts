import { GraphQLError, Lexer, Source, TokenKind, type DocumentNode, type Token } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { tooCostly } from '../../graph/builder.ts';
import { isStorableText } from '../../common/storable-text.ts';
import type { Door } from './graphql-door.ts';
import { refuseRepetition } from './graphql-repetition.ts';

/** Longest document in bytes: three times the web app's longest. The body limit covers variables. */
export const MAX_DOCUMENT_BYTES = 24 * 1024;
/** Most tokens of a document; without a session, it only needs to fit the introspection query of tools. */
export const MAX_TOKENS = { signedIn: 2_000, stranger: 600 } as const;
/** Deepest nesting of brackets: parser and rules recurse once per level. */
export const MAX_NESTING = 40;
/** Total text of the cached documents in bytes; parsed, they take about fifty times as much. */
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
 * Reads a document token by token, without recursion or memory; throws when it exceeds a limit. Invalid
 * GraphQL ends it early: the parser reports the same place.
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

/** The next token that is not a comment; null when none can be read. */
function next(lexer: Lexer): Token | null {
  try {
    return lexer.advance();
  } catch {
    return null;
  }
}

/** Documents by their text; the least recently used one is removed first. */
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
 * Parses documents within the limits and caches the valid ones. Refused documents are not cached:
 * Yoga's own caches hold a thousand of any size for an hour, including errors with their full text.
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
