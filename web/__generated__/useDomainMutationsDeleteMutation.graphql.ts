/**
 * @generated SignedSource<<ae1f6f5557b056d53b9788d8bd6f7052>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "ALREADY_EXISTS" | "CODE_RESERVED" | "CODE_TAKEN" | "CONFLICT" | "DESTINATION_BLOCKED" | "EXTERNAL_ID_TAKEN" | "FORBIDDEN" | "GONE" | "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED" | "IDEMPOTENCY_MISMATCH" | "INTERNAL" | "INVALID" | "KEY_NOT_ALLOWED" | "LIMIT_REACHED" | "METHOD_NOT_ALLOWED" | "MISDIRECTED" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "PLAN_LIMIT" | "QUERY_TOO_COSTLY" | "RATE_LIMITED" | "SCOPE_MISSING" | "SIGN_IN_AGAIN" | "STALE" | "SUSPENDED" | "UNAUTHENTICATED" | "UNAVAILABLE";
export type DeleteDomainInput = {
  id: string;
};
export type useDomainMutationsDeleteMutation$variables = {
  input: DeleteDomainInput;
};
export type useDomainMutationsDeleteMutation$data = {
  readonly deleteDomain: {
    readonly __typename: "UserError";
    readonly code: ErrorCode;
    readonly field: string | null | undefined;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDomainMutationsDeleteMutation = {
  response: useDomainMutationsDeleteMutation$data;
  variables: useDomainMutationsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "deleteDomain",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "type": "UserError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDomainMutationsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDomainMutationsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "30586c12d967ad031a5434c8b29f8003",
    "id": null,
    "metadata": {},
    "name": "useDomainMutationsDeleteMutation",
    "operationKind": "mutation",
    "text": "mutation useDomainMutationsDeleteMutation(\n  $input: DeleteDomainInput!\n) {\n  deleteDomain(input: $input) {\n    __typename\n    ... on UserError {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "aa2d2aa568e262702b1c5e6bf0160ff2";

export default node;
