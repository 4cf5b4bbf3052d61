import { getOperationAST, GraphQLError, parse, type DocumentNode, type ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Largest body of a request: a bulk creation of a thousand rows of usual length fits, longer ones go to the REST door. */
export const MAX_BODY_BYTES = 1_000_000;
/** Most tokens a document may have: parsing stops there, whatever follows. */
export const MAX_TOKENS = 2_000;
/** Most aliases a document may have: with them one field can be asked for again and again. */
export const MAX_ALIASES = 30;

const maxAliases: ValidationRule = (context) => {
  let aliases = 0;
  return {
    Field(node) {
      if (!node.alias || ++aliases !== MAX_ALIASES + 1) return;
      context.reportError(new GraphQLError(`A document may have ${MAX_ALIASES} aliases at most.`, { nodes: node }));
    },
  };
};

/** A subscription by GET could be opened by any page that shows an image; Yoga itself refuses mutations by GET. */
function refuseSubscriptionByGet(method: string, document: DocumentNode, operationName: string | undefined): void {
  const operation = getOperationAST(document, operationName);
  if (method !== 'GET' || operation?.operation !== 'subscription') return;
  throw new GraphQLError('Subscriptions are opened by POST.', {
    extensions: { code: 'BAD_REQUEST', http: { status: 405, headers: { Allow: 'POST' } } },
  });
}

/** Bounds what a document may cost before it runs; depth, breadth and cost are bounded by the builder. */
export const documentLimits: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source, options) => parse(source, { ...options, maxTokens: MAX_TOKENS }));
    return ({ result, context }) => {
      if (!context.request || result instanceof Error || !result) return;
      refuseSubscriptionByGet(context.request.method, result as DocumentNode, context.params?.operationName);
    };
  },
  onValidate({ addValidationRule }) {
    addValidationRule(maxAliases);
  },
};
