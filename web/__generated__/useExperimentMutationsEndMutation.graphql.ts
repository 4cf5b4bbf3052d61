/**
 * @generated SignedSource<<654fbd76561525d0931ad84b09731353>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ALREADY_EXISTS" | "CODE_RESERVED" | "CODE_TAKEN" | "CONFLICT" | "DESTINATION_BLOCKED" | "EXTERNAL_ID_TAKEN" | "FORBIDDEN" | "GONE" | "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED" | "IDEMPOTENCY_MISMATCH" | "INTERNAL" | "INVALID" | "KEY_NOT_ALLOWED" | "LIMIT_REACHED" | "METHOD_NOT_ALLOWED" | "MISDIRECTED" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "PLAN_LIMIT" | "QUERY_TOO_COSTLY" | "RATE_LIMITED" | "SCOPE_MISSING" | "SIGN_IN_AGAIN" | "STALE" | "SUSPENDED" | "UNAUTHENTICATED" | "UNAVAILABLE";
export type EndExperimentInput = {
  id: string;
  keepVariant?: string | null | undefined;
};
export type useExperimentMutationsEndMutation$variables = {
  input: EndExperimentInput;
};
export type useExperimentMutationsEndMutation$data = {
  readonly endExperiment: {
    readonly __typename: "EndExperimentSuccess";
    readonly experiment: {
      readonly url: {
        readonly " $fragmentSpreads": FragmentRefs<"ExperimentPanel_url" | "useUrlTest_url">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ExperimentCard_experiment">;
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
export type useExperimentMutationsEndMutation = {
  response: useExperimentMutationsEndMutation$data;
  variables: useExperimentMutationsEndMutation$variables;
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
  "name": "state",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortCode",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domain",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalUrl",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "destinationLock",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "letter",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "destination",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "share",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "ExperimentDestination",
  "kind": "LinkedField",
  "name": "destinations",
  "plural": true,
  "selections": [
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/)
  ],
  "storageKey": null
},
v16 = [
  (v5/*:: as any*/)
],
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "ExperimentReport",
  "kind": "LinkedField",
  "name": "report",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExperimentVerdict",
      "kind": "LinkedField",
      "name": "verdict",
      "plural": false,
      "selections": [
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
          "name": "headline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ExperimentVariant",
          "kind": "LinkedField",
          "name": "winner",
          "plural": false,
          "selections": (v16/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExperimentVariant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        (v5/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        (v14/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visitors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conversions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "measured",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "converted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "low",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "high",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "probabilityToBeBest",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExperimentVariant",
      "kind": "LinkedField",
      "name": "best",
      "plural": false,
      "selections": (v16/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startedAt",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endedAt",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keptVariant",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useExperimentMutationsEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "endExperiment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Experiment",
                "kind": "LinkedField",
                "name": "experiment",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ExperimentCard_experiment"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ShortUrl",
                    "kind": "LinkedField",
                    "name": "url",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "ExperimentPanel_url"
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "useUrlTest_url"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "EndExperimentSuccess",
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
    "name": "useExperimentMutationsEndMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "endExperiment",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Experiment",
                "kind": "LinkedField",
                "name": "experiment",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ShortUrl",
                    "kind": "LinkedField",
                    "name": "url",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Experiment",
                        "kind": "LinkedField",
                        "name": "experiment",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v15/*:: as any*/),
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ShortUrl",
                            "kind": "LinkedField",
                            "name": "url",
                            "plural": false,
                            "selections": [
                              (v5/*:: as any*/),
                              (v6/*:: as any*/),
                              (v7/*:: as any*/),
                              (v8/*:: as any*/),
                              (v9/*:: as any*/),
                              (v10/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Experiment",
                                "kind": "LinkedField",
                                "name": "experiment",
                                "plural": false,
                                "selections": [
                                  (v4/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v5/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v17/*:: as any*/),
                          (v18/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "EndExperimentSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "93ed49d06c2bef37541d7f424f2d2c5b",
    "id": null,
    "metadata": {},
    "name": "useExperimentMutationsEndMutation",
    "operationKind": "mutation",
    "text": "mutation useExperimentMutationsEndMutation(\n  $input: EndExperimentInput!\n) {\n  endExperiment(input: $input) {\n    __typename\n    ... on EndExperimentSuccess {\n      experiment {\n        ...ExperimentCard_experiment\n        url {\n          ...ExperimentPanel_url\n          ...useUrlTest_url\n          id\n        }\n        id\n      }\n    }\n    ... on UserError {\n      code\n      message\n      field\n    }\n  }\n}\n\nfragment EndDialog_experiment on Experiment {\n  id\n  state\n  url {\n    id\n    originalUrl\n  }\n  report {\n    best {\n      id\n    }\n    verdict {\n      kind\n    }\n    variants {\n      id\n      name\n      destination\n      rate\n    }\n  }\n}\n\nfragment ExperimentActions_experiment on Experiment {\n  id\n  state\n  ...EndDialog_experiment\n  ...RenameDialog_experiment\n}\n\nfragment ExperimentCardHeading_experiment on Experiment {\n  state\n  startedAt\n  endedAt\n  url {\n    id\n    shortCode\n    domain\n    title\n  }\n}\n\nfragment ExperimentCard_experiment on Experiment {\n  state\n  url {\n    id\n    shortCode\n    domain\n    title\n    originalUrl\n    ...useUrlTest_url\n  }\n  report {\n    verdict {\n      ...VerdictText_verdict\n    }\n  }\n  ...ExperimentCardHeading_experiment\n  ...VariantTable_experiment\n  ...ExperimentActions_experiment\n}\n\nfragment ExperimentPanel_url on ShortUrl {\n  id\n  originalUrl\n  experiment {\n    id\n    ...ExperimentCard_experiment\n  }\n}\n\nfragment RenameDialog_experiment on Experiment {\n  id\n  report {\n    variants {\n      id\n      letter\n      name\n      destination\n    }\n  }\n}\n\nfragment VariantTable_experiment on Experiment {\n  keptVariant\n  report {\n    verdict {\n      winner {\n        id\n      }\n    }\n    variants {\n      id\n      letter\n      name\n      destination\n      share\n      clicks\n      visitors\n      conversions\n      measured\n      converted\n      rate\n      low\n      high\n      probabilityToBeBest\n    }\n  }\n}\n\nfragment VerdictText_verdict on ExperimentVerdict {\n  kind\n  headline\n  reason\n  missing\n}\n\nfragment useUrlTest_url on ShortUrl {\n  originalUrl\n  destinationLock\n  experiment {\n    state\n    destinations {\n      letter\n      name\n      destination\n      share\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "42e362e3cff4f0830c32312b5ae17674";

export default node;
