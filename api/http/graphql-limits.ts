import {
  getOperationAST,
  GraphQLError,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { tooCostly } from '../builder.ts';

/**
 * Largest body of a request: a bulk creation of a thousand rows of usual length fits, longer ones go to the REST door.
 * Strangers, who can create nothing, send a document and no more.
 */
export const MAX_BODY_BYTES = { signedIn: 1_000_000, stranger: 64 * 1024 } as const;
/** Most aliases a document may have: with them one field can be asked for again and again. */
export const MAX_ALIASES = 30;
/** Deepest selection, fragments and introspection included: the introspection that tools send is 15 deep. */
export const MAX_DEPTH = 20;
/** Of a refused document: so many errors are told, each so many characters long. */
export const TOLD = { errors: 10, characters: 300 } as const;

const maxAliases: ValidationRule = (context) => {
  let aliases = 0;
  return {
    Field(node) {
      if (!node.alias || ++aliases !== MAX_ALIASES + 1) return;
      context.reportError(tooCostly(`A document can have at most ${MAX_ALIASES} aliases.`, node));
    },
  };
};

/** The builder counts the depth of fields that have resolvers of ours; this one also that of introspection. */
const maxDepth: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (depthOf(node.selectionSet, (name) => context.getFragment(name), new Map()) <= MAX_DEPTH) return;
    context.reportError(tooCostly(`A selection can be at most ${MAX_DEPTH} fields deep.`, node));
  },
});

type FragmentByName = (name: string) => FragmentDefinitionNode | null | undefined;

/** Each fragment is gone through once; one within itself counts as flat, and is refused by another rule. */
function depthOf(set: SelectionSetNode | undefined, fragmentOf: FragmentByName, known: Map<string, number>): number {
  const depths = (set?.selections ?? []).map((selection) => {
    if (selection.kind === Kind.FIELD) return 1 + depthOf(selection.selectionSet, fragmentOf, known);
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, fragmentOf, known);
    const name = selection.name.value;
    if (!known.has(name)) {
      known.set(name, 0);
      known.set(name, depthOf(fragmentOf(name)?.selectionSet, fragmentOf, known));
    }
    return known.get(name)!;
  });
  return depths.reduce((deepest, depth) => Math.max(deepest, depth), 0);
}

/** A subscription by GET could be opened by any page that shows an image; Yoga itself refuses mutations by GET. */
function refuseSubscriptionByGet(method: string, document: DocumentNode, operationName: string | undefined): void {
  const operation = getOperationAST(document, operationName);
  if (method !== 'GET' || operation?.operation !== 'subscription') return;
  throw new GraphQLError('Subscriptions must be opened with POST.', {
    extensions: { code: 'BAD_REQUEST', http: { status: 405, headers: { Allow: 'POST' } } },
  });
}

/** A refused document's first errors, none longer than a sentence: the document must not come back many times over. */
function inShort(errors: readonly GraphQLError[]): GraphQLError[] {
  return errors.slice(0, TOLD.errors).map((error) => {
    const { message, nodes, source, positions, path, extensions } = error;
    if (message.length <= TOLD.characters) return error;
    const cut = `${message.slice(0, TOLD.characters).toWellFormed()}…`;
    return new GraphQLError(cut, { nodes, source, positions, path, extensions });
  });
}

/** Bounds what a document may cost before it runs, and what is said of one that does not; the builder bounds its cost. */
export const documentLimits: Plugin = {
  onParse() {
    return ({ result, context }) => {
      if (!context.request || result instanceof Error || !result) return;
      refuseSubscriptionByGet(context.request.method, result as DocumentNode, context.params?.operationName);
    };
  },
  onValidate({ addValidationRule }) {
    addValidationRule(maxAliases);
    addValidationRule(maxDepth);
  },
  onExecutionResult({ result, setResult }) {
    if (!result || Array.isArray(result) || isAsyncIterable(result)) return;
    const { errors, data } = result as ExecutionResult;
    if (errors && data === undefined) setResult({ ...result, errors: inShort(errors) });
  },
};
