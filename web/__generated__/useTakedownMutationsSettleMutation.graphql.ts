/**
 * @generated SignedSource<<3d8dbc7a8fd4156c7be13a95f71a907b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ALREADY_EXISTS" | "CODE_RESERVED" | "CODE_TAKEN" | "CONFLICT" | "DESTINATION_BLOCKED" | "EXTERNAL_ID_TAKEN" | "FORBIDDEN" | "GONE" | "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED" | "IDEMPOTENCY_MISMATCH" | "INTERNAL" | "INVALID" | "KEY_NOT_ALLOWED" | "LIMIT_REACHED" | "METHOD_NOT_ALLOWED" | "MISDIRECTED" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "PLAN_LIMIT" | "QUERY_TOO_COSTLY" | "RATE_LIMITED" | "SCOPE_MISSING" | "SIGN_IN_AGAIN" | "STALE" | "SUSPENDED" | "UNAUTHENTICATED" | "UNAVAILABLE";
export type useTakedownMutationsSettleMutation$variables = {
  domain?: string | null | undefined;
  shortCode: string;
};
export type useTakedownMutationsSettleMutation$data = {
  readonly settleReports: {
    readonly __typename: "SettleReportsSuccess";
    readonly operations: {
      readonly " $fragmentSpreads": FragmentRefs<"ReportsPanel_operations">;
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
export type useTakedownMutationsSettleMutation = {
  response: useTakedownMutationsSettleMutation$data;
  variables: useTakedownMutationsSettleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "domain"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "shortCode"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "domain",
        "variableName": "domain"
      },
      {
        "kind": "Variable",
        "name": "shortCode",
        "variableName": "shortCode"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
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
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTakedownMutationsSettleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "settleReports",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SettleReportsSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useTakedownMutationsSettleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "settleReports",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
                          (v5/*:: as any*/)
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "number",
                            "storageKey": null
                          },
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "contact",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "createdAt",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
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
            "type": "SettleReportsSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "36e30fa6a63c66bd80244fbd0d1f3186",
    "id": null,
    "metadata": {},
    "name": "useTakedownMutationsSettleMutation",
    "operationKind": "mutation",
    "text": "mutation useTakedownMutationsSettleMutation(\n  $shortCode: String!\n  $domain: String\n) {\n  settleReports(input: {shortCode: $shortCode, domain: $domain}) {\n    __typename\n    ... on SettleReportsSuccess {\n      operations {\n        ...ReportsPanel_operations\n        id\n      }\n    }\n    ... on UserError {\n      code\n      message\n      field\n    }\n  }\n}\n\nfragment ReportsPanel_operations on Operations {\n  reports {\n    shortCode\n    domain\n    originalUrl\n    ownerEmail\n    count\n    suspension {\n      reason\n    }\n    reports {\n      number\n      reason\n      contact\n      createdAt\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "42817e9f5673b7d4e9538996609f6d03";

export default node;
