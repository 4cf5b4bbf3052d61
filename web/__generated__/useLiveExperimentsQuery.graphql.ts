/**
 * @generated SignedSource<<b253cea855db8c56f7638f3add08243e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLiveExperimentsQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useLiveExperimentsQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly experiment: {
      readonly " $fragmentSpreads": FragmentRefs<"ExperimentCard_experiment">;
    } | null | undefined;
  } | null | undefined>;
};
export type useLiveExperimentsQuery = {
  response: useLiveExperimentsQuery$data;
  variables: useLiveExperimentsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
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
  "name": "state",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "letter",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "destination",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "share",
  "storageKey": null
},
v8 = [
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveExperimentsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ExperimentCard_experiment"
                }
              ],
              "type": "Experiment",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "experiment"
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
    "name": "useLiveExperimentsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
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
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ExperimentDestination",
                        "kind": "LinkedField",
                        "name": "destinations",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/),
                          (v7/*:: as any*/)
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
                        "selections": (v8/*:: as any*/),
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
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
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
                    "selections": (v8/*:: as any*/),
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
            "type": "Experiment",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1f74c7dbcada4a2731aae58bd40a836c",
    "id": null,
    "metadata": {},
    "name": "useLiveExperimentsQuery",
    "operationKind": "query",
    "text": "query useLiveExperimentsQuery(\n  $ids: [ID!]!\n) {\n  nodes(ids: $ids) {\n    __typename\n    ...ExperimentCard_experiment\n    id\n  }\n}\n\nfragment EndDialog_experiment on Experiment {\n  id\n  state\n  url {\n    id\n    originalUrl\n  }\n  report {\n    best {\n      id\n    }\n    verdict {\n      kind\n    }\n    variants {\n      id\n      name\n      destination\n      rate\n    }\n  }\n}\n\nfragment ExperimentActions_experiment on Experiment {\n  id\n  state\n  ...EndDialog_experiment\n  ...RenameDialog_experiment\n}\n\nfragment ExperimentCardHeading_experiment on Experiment {\n  state\n  startedAt\n  endedAt\n  url {\n    id\n    shortCode\n    domain\n    title\n  }\n}\n\nfragment ExperimentCard_experiment on Experiment {\n  state\n  url {\n    id\n    shortCode\n    domain\n    title\n    originalUrl\n    ...useUrlTest_url\n  }\n  report {\n    verdict {\n      ...VerdictText_verdict\n    }\n  }\n  ...ExperimentCardHeading_experiment\n  ...VariantTable_experiment\n  ...ExperimentActions_experiment\n}\n\nfragment RenameDialog_experiment on Experiment {\n  id\n  report {\n    variants {\n      id\n      letter\n      name\n      destination\n    }\n  }\n}\n\nfragment VariantTable_experiment on Experiment {\n  keptVariant\n  report {\n    verdict {\n      winner {\n        id\n      }\n    }\n    variants {\n      id\n      letter\n      name\n      destination\n      share\n      clicks\n      visitors\n      conversions\n      measured\n      converted\n      rate\n      low\n      high\n      probabilityToBeBest\n    }\n  }\n}\n\nfragment VerdictText_verdict on ExperimentVerdict {\n  kind\n  headline\n  reason\n  missing\n}\n\nfragment useUrlTest_url on ShortUrl {\n  originalUrl\n  destinationLock\n  experiment {\n    state\n    destinations {\n      letter\n      name\n      destination\n      share\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "55c59add99b639e9eb27bb34e8c63e28";

export default node;
