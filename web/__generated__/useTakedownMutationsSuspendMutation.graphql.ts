/**
 * @generated SignedSource<<5a94d064258ecfaa9ff0b54c7ff5bf35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ALREADY_EXISTS" | "CODE_RESERVED" | "CODE_TAKEN" | "CONFLICT" | "DESTINATION_BLOCKED" | "EXTERNAL_ID_TAKEN" | "FORBIDDEN" | "GONE" | "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED" | "IDEMPOTENCY_MISMATCH" | "INTERNAL" | "INVALID" | "KEY_NOT_ALLOWED" | "LIMIT_REACHED" | "METHOD_NOT_ALLOWED" | "MISDIRECTED" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "PLAN_LIMIT" | "QUERY_TOO_COSTLY" | "RATE_LIMITED" | "SCOPE_MISSING" | "SIGN_IN_AGAIN" | "STALE" | "SUSPENDED" | "UNAUTHENTICATED" | "UNAVAILABLE";
export type SuspendInput = {
  email?: string | null | undefined;
  host?: string | null | undefined;
  reason: string;
  shortCode?: string | null | undefined;
};
export type useTakedownMutationsSuspendMutation$variables = {
  input: SuspendInput;
};
export type useTakedownMutationsSuspendMutation$data = {
  readonly suspend: {
    readonly __typename: "SuspendSuccess";
    readonly operations: {
      readonly " $fragmentSpreads": FragmentRefs<"ReportsPanel_operations" | "SuspensionsPanel_operations">;
    };
  } | {
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
export type useTakedownMutationsSuspendMutation = {
  response: useTakedownMutationsSuspendMutation$data;
  variables: useTakedownMutationsSuspendMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
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
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTakedownMutationsSuspendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "suspend",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Operations",
                "kind": "LinkedField",
                "name": "operations",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ReportsPanel_operations"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "SuspensionsPanel_operations"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SuspendSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTakedownMutationsSuspendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "suspend",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Operations",
                "kind": "LinkedField",
                "name": "operations",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReportedLink",
                    "kind": "LinkedField",
                    "name": "reports",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "shortCode",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "domain",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "originalUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "ownerEmail",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "count",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "LinkSuspension",
                        "kind": "LinkedField",
                        "name": "suspension",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "LinkReport",
                        "kind": "LinkedField",
                        "name": "reports",
                        "plural": true,
                        "selections": [
                          (v5/*:: as any*/),
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "contact",
                            "storageKey": null
                          },
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Suspension",
                    "kind": "LinkedField",
                    "name": "suspensions",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "subject",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "destination",
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "suspendedBy",
                        "storageKey": null
                      },
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SuspendSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9e0b29aeb7d18ab44f6f49c77529a820",
    "id": null,
    "metadata": {},
    "name": "useTakedownMutationsSuspendMutation",
    "operationKind": "mutation",
    "text": "mutation useTakedownMutationsSuspendMutation(\n  $input: SuspendInput!\n) {\n  suspend(input: $input) {\n    __typename\n    ... on SuspendSuccess {\n      operations {\n        ...ReportsPanel_operations\n        ...SuspensionsPanel_operations\n        id\n      }\n    }\n    ... on UserError {\n      code\n      message\n      field\n    }\n  }\n}\n\nfragment ReportsPanel_operations on Operations {\n  reports {\n    shortCode\n    domain\n    originalUrl\n    ownerEmail\n    count\n    suspension {\n      reason\n    }\n    reports {\n      number\n      reason\n      contact\n      createdAt\n    }\n  }\n}\n\nfragment SuspensionsPanel_operations on Operations {\n  suspensions {\n    number\n    kind\n    subject\n    destination\n    reason\n    suspendedBy\n    createdAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "e760b29bfbaa27de32a2aef6f78ce96e";

export default node;
