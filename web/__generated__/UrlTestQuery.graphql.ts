/**
 * @generated SignedSource<<466742a3656f197e26f4b9b4dbb00816>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlTestQuery$variables = {
  id: string;
};
export type UrlTestQuery$data = {
  readonly node: {
    readonly url: {
      readonly " $fragmentSpreads": FragmentRefs<"ExperimentPanel_url">;
    } | null | undefined;
  } | null | undefined;
};
export type UrlTestQuery = {
  response: UrlTestQuery$data;
  variables: UrlTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalUrl",
  "storageKey": null
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
  "name": "letter",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "destination",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "share",
  "storageKey": null
},
v9 = [
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UrlTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ExperimentPanel_url"
                }
              ],
              "type": "ShortUrl",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "url"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UrlTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Experiment",
                "kind": "LinkedField",
                "name": "experiment",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ShortUrl",
                    "kind": "LinkedField",
                    "name": "url",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
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
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "destinationLock",
                        "storageKey": null
                      },
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
                            "concreteType": "ExperimentDestination",
                            "kind": "LinkedField",
                            "name": "destinations",
                            "plural": true,
                            "selections": [
                              (v5/*:: as any*/),
                              (v6/*:: as any*/),
                              (v7/*:: as any*/),
                              (v8/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v2/*:: as any*/)
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
                            "selections": (v9/*:: as any*/),
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
                          (v2/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
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
                        "selections": (v9/*:: as any*/),
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
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "ShortUrl",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7743e268141e7614f7e09808545c13b3",
    "id": null,
    "metadata": {},
    "name": "UrlTestQuery",
    "operationKind": "query",
    "text": "query UrlTestQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ...ExperimentPanel_url\n    id\n  }\n}\n\nfragment EndDialog_experiment on Experiment {\n  id\n  state\n  url {\n    id\n    originalUrl\n  }\n  report {\n    best {\n      id\n    }\n    verdict {\n      kind\n    }\n    variants {\n      id\n      name\n      destination\n      rate\n    }\n  }\n}\n\nfragment ExperimentActions_experiment on Experiment {\n  id\n  state\n  ...EndDialog_experiment\n  ...RenameDialog_experiment\n}\n\nfragment ExperimentCardHeading_experiment on Experiment {\n  state\n  startedAt\n  endedAt\n  url {\n    id\n    shortCode\n    domain\n    title\n  }\n}\n\nfragment ExperimentCard_experiment on Experiment {\n  state\n  url {\n    id\n    shortCode\n    domain\n    title\n    originalUrl\n    ...useUrlTest_url\n  }\n  report {\n    verdict {\n      ...VerdictText_verdict\n    }\n  }\n  ...ExperimentCardHeading_experiment\n  ...VariantTable_experiment\n  ...ExperimentActions_experiment\n}\n\nfragment ExperimentPanel_url on ShortUrl {\n  id\n  originalUrl\n  experiment {\n    id\n    ...ExperimentCard_experiment\n  }\n}\n\nfragment RenameDialog_experiment on Experiment {\n  id\n  report {\n    variants {\n      id\n      letter\n      name\n      destination\n    }\n  }\n}\n\nfragment VariantTable_experiment on Experiment {\n  keptVariant\n  report {\n    verdict {\n      winner {\n        id\n      }\n    }\n    variants {\n      id\n      letter\n      name\n      destination\n      share\n      clicks\n      visitors\n      conversions\n      measured\n      converted\n      rate\n      low\n      high\n      probabilityToBeBest\n    }\n  }\n}\n\nfragment VerdictText_verdict on ExperimentVerdict {\n  kind\n  headline\n  reason\n  missing\n}\n\nfragment useUrlTest_url on ShortUrl {\n  originalUrl\n  destinationLock\n  experiment {\n    state\n    destinations {\n      letter\n      name\n      destination\n      share\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "0562a4be5a3a8f1936d722e36051801c";

export default node;
