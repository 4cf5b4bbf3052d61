/**
 * @generated SignedSource<<fe62ab18f0114167f3f554dfd3699143>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "ALREADY_EXISTS" | "CODE_RESERVED" | "CODE_TAKEN" | "CONFLICT" | "DESTINATION_BLOCKED" | "EXTERNAL_ID_TAKEN" | "FORBIDDEN" | "GONE" | "GRAPHQL_PARSE_FAILED" | "GRAPHQL_VALIDATION_FAILED" | "IDEMPOTENCY_MISMATCH" | "INTERNAL" | "INVALID" | "KEY_NOT_ALLOWED" | "LIMIT_REACHED" | "METHOD_NOT_ALLOWED" | "MISDIRECTED" | "NOT_FOUND" | "PAYLOAD_TOO_LARGE" | "PLAN_LIMIT" | "QUERY_TOO_COSTLY" | "RATE_LIMITED" | "SCOPE_MISSING" | "SIGN_IN_AGAIN" | "STALE" | "SUSPENDED" | "UNAUTHENTICATED" | "UNAVAILABLE";
export type StartExperimentInput = {
  idempotencyKey?: string | null | undefined;
  url: string;
  variants: ReadonlyArray<ExperimentVariantInput>;
};
export type ExperimentVariantInput = {
  destination: string;
  name?: string | null | undefined;
  weight?: number;
};
export type useExperimentMutationsStartMutation$variables = {
  input: StartExperimentInput;
};
export type useExperimentMutationsStartMutation$data = {
  readonly startExperiment: {
    readonly __typename: "StartExperimentSuccess";
    readonly experiment: {
      readonly url: {
        readonly " $fragmentSpreads": FragmentRefs<"ExperimentPanel_url" | "useUrlTest_url">;
      } | null | undefined;
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
export type useExperimentMutationsStartMutation = {
  response: useExperimentMutationsStartMutation$data;
  variables: useExperimentMutationsStartMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalUrl",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "destinationLock",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "letter",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "destination",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "share",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "ExperimentDestination",
  "kind": "LinkedField",
  "name": "destinations",
  "plural": true,
  "selections": [
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v13 = [
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useExperimentMutationsStartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startExperiment",
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
            "type": "StartExperimentSuccess",
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
    "name": "useExperimentMutationsStartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startExperiment",
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
                    "alias": null,
                    "args": null,
                    "concreteType": "ShortUrl",
                    "kind": "LinkedField",
                    "name": "url",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Experiment",
                        "kind": "LinkedField",
                        "name": "experiment",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          (v6/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ShortUrl",
                            "kind": "LinkedField",
                            "name": "url",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/),
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
                                "name": "title",
                                "storageKey": null
                              },
                              (v5/*:: as any*/),
                              (v7/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Experiment",
                                "kind": "LinkedField",
                                "name": "experiment",
                                "plural": false,
                                "selections": [
                                  (v6/*:: as any*/),
                                  (v12/*:: as any*/),
                                  (v4/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
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
                                    "selections": (v13/*:: as any*/),
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
                                  (v4/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v9/*:: as any*/),
                                  (v10/*:: as any*/),
                                  (v11/*:: as any*/),
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
                                "selections": (v13/*:: as any*/),
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "startedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "endedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "keptVariant",
                            "storageKey": null
                          },
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "StartExperimentSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ef8e7733915ed5d1d3c19906f13f661a",
    "id": null,
    "metadata": {},
    "name": "useExperimentMutationsStartMutation",
    "operationKind": "mutation",
    "text": "mutation useExperimentMutationsStartMutation(\n  $input: StartExperimentInput!\n) {\n  startExperiment(input: $input) {\n    __typename\n    ... on StartExperimentSuccess {\n      experiment {\n        url {\n          ...ExperimentPanel_url\n          ...useUrlTest_url\n          id\n        }\n        id\n      }\n    }\n    ... on UserError {\n      code\n      message\n      field\n    }\n  }\n}\n\nfragment EndDialog_experiment on Experiment {\n  id\n  state\n  url {\n    id\n    originalUrl\n  }\n  report {\n    best {\n      id\n    }\n    verdict {\n      kind\n    }\n    variants {\n      id\n      name\n      destination\n      rate\n    }\n  }\n}\n\nfragment ExperimentActions_experiment on Experiment {\n  id\n  state\n  ...EndDialog_experiment\n  ...RenameDialog_experiment\n}\n\nfragment ExperimentCardHeading_experiment on Experiment {\n  state\n  startedAt\n  endedAt\n  url {\n    id\n    shortCode\n    domain\n    title\n  }\n}\n\nfragment ExperimentCard_experiment on Experiment {\n  state\n  url {\n    id\n    shortCode\n    domain\n    title\n    originalUrl\n    ...useUrlTest_url\n  }\n  report {\n    verdict {\n      ...VerdictText_verdict\n    }\n  }\n  ...ExperimentCardHeading_experiment\n  ...VariantTable_experiment\n  ...ExperimentActions_experiment\n}\n\nfragment ExperimentPanel_url on ShortUrl {\n  id\n  originalUrl\n  experiment {\n    id\n    ...ExperimentCard_experiment\n  }\n}\n\nfragment RenameDialog_experiment on Experiment {\n  id\n  report {\n    variants {\n      id\n      letter\n      name\n      destination\n    }\n  }\n}\n\nfragment VariantTable_experiment on Experiment {\n  keptVariant\n  report {\n    verdict {\n      winner {\n        id\n      }\n    }\n    variants {\n      id\n      letter\n      name\n      destination\n      share\n      clicks\n      visitors\n      conversions\n      measured\n      converted\n      rate\n      low\n      high\n      probabilityToBeBest\n    }\n  }\n}\n\nfragment VerdictText_verdict on ExperimentVerdict {\n  kind\n  headline\n  reason\n  missing\n}\n\nfragment useUrlTest_url on ShortUrl {\n  originalUrl\n  destinationLock\n  experiment {\n    state\n    destinations {\n      letter\n      name\n      destination\n      share\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "1e6968b5be8ac34369579c25d7935d9c";

export default node;
