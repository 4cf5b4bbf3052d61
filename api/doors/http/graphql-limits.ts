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
import { tooCostly } from '../../graph/builder.ts';

/**
 * Largest body of a request: a bulk creation of a thousand rows of usual length fits, longer ones go to the REST door.
 * Requests without a session cannot create anything, so they only need room for a document.
 */
export const MAX_BODY_BYTES = { signedIn: 1_000_000, stranger: 64 * 1024 } as const;
/** Most aliases of a document: aliases can request one field many times. */
export const MAX_ALIASES = 30;
/** Deepest selection, fragments and introspection included: the introspection that tools send is 15 deep. */
export const MAX_DEPTH = 20;
/** For a refused document: the number of reported errors and their length in characters. */
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

/** The builder counts the depth of our own fields; this rule also counts introspection. */
const maxDepth: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (depthOf(node.selectionSet, (name) => context.getFragment(name), new Map()) <= MAX_DEPTH) return;
    context.reportError(tooCostly(`A selection can be at most ${MAX_DEPTH} fields deep.`, node));
  },
});

type FragmentByName = (name: string) => FragmentDefinitionNode | null | undefined;

/** Visits each fragment once; a recursive one counts as flat and is refused by another rule. */
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

/** Any page with an image could open a subscription by GET; Yoga itself refuses mutations by GET. */
function refuseSubscriptionByGet(method: string, document: DocumentNode, operationName: string | undefined): void {
  const operation = getOperationAST(document, operationName);
  if (method !== 'GET' || operation?.operation !== 'subscription') return;
  throw new GraphQLError('Subscriptions must be opened with POST.', {
    extensions: { code: 'METHOD_NOT_ALLOWED', http: { status: 405, headers: { Allow: 'POST' } } },
  });
}

/** The first errors of a refused document, shortened, so that the response cannot repeat the document many times. */
function inShort(errors: readonly GraphQLError[]): GraphQLError[] {
  return errors.slice(0, TOLD.errors).map((error) => {
    const { message, nodes, source, positions, path, extensions } = error;
    if (message.length <= TOLD.characters) return error;
    const cut = `${message.slice(0, TOLD.characters).toWellFormed()}…`;
    return new GraphQLError(cut, { nodes, source, positions, path, extensions });
  });
}

/** Limits the size of a document before it runs and of its errors; the builder limits its cost. */
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
