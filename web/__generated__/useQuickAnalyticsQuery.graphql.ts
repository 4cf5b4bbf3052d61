/**
 * @generated SignedSource<<a22795efb4a7c428987d4fe01e292ece>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useQuickAnalyticsQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useQuickAnalyticsQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id?: string;
    readonly quickAnalytics?: {
      readonly peakHour: number | null | undefined;
      readonly topReferrer: string | null | undefined;
      readonly uniqueRate: number | null | undefined;
    } | null | undefined;
  } | null | undefined>;
};
export type useQuickAnalyticsQuery = {
  response: useQuickAnalyticsQuery$data;
  variables: useQuickAnalyticsQuery$variables;
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
  "concreteType": "QuickAnalytics",
  "kind": "LinkedField",
  "name": "quickAnalytics",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uniqueRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "peakHour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "topReferrer",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useQuickAnalyticsQuery",
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
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "type": "ShortUrl",
            "abstractKey": null
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
    "name": "useQuickAnalyticsQuery",
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
              (v3/*:: as any*/)
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
    "cacheID": "a86ae8dae0d73c825c48e4021b34d4cf",
    "id": null,
    "metadata": {},
    "name": "useQuickAnalyticsQuery",
    "operationKind": "query",
    "text": "query useQuickAnalyticsQuery(\n  $ids: [ID!]!\n) {\n  nodes(ids: $ids) {\n    __typename\n    ... on ShortUrl {\n      id\n      quickAnalytics {\n        uniqueRate\n        peakHour\n        topReferrer\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a6b06e33020aca389b8129355188edcb";

export default node;
