/**
 * @generated SignedSource<<aef26c6f8c5be14468b0e6e9202921d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveCountsQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useLiveCountsQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly clickCount?: number;
    readonly lastClickedAt?: string | null | undefined;
    readonly uniqueVisitors?: number;
  } | null | undefined>;
};
export type useLiveCountsQuery = {
  response: useLiveCountsQuery$data;
  variables: useLiveCountsQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clickCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uniqueVisitors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastClickedAt",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveCountsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useLiveCountsQuery",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8555f7ec03cee852c88d1592c847c5bb",
    "id": null,
    "metadata": {},
    "name": "useLiveCountsQuery",
    "operationKind": "query",
    "text": "query useLiveCountsQuery(\n  $ids: [ID!]!\n) {\n  nodes(ids: $ids) {\n    __typename\n    ... on ShortUrl {\n      clickCount\n      uniqueVisitors\n      lastClickedAt\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "d3bbba00fc25f0d03ff4f63aa6225c1b";

export default node;
