/**
 * @generated SignedSource<<a4347407db08f957b1cac00054aa0d2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useLiveCountsQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useLiveCountsQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly counts: {
      readonly " $fragmentSpreads": FragmentRefs<"CountCells_url">;
    } | null | undefined;
    readonly lastClick: {
      readonly " $fragmentSpreads": FragmentRefs<"LastClickCell_url">;
    } | null | undefined;
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
];
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
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CountCells_url"
                }
              ],
              "type": "ShortUrl",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "counts"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "LastClickCell_url"
                }
              ],
              "type": "ShortUrl",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "lastClick"
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
          {
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
                "name": "visitors",
                "storageKey": null
              }
            ],
            "type": "ShortUrl",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
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
    ]
  },
  "params": {
    "cacheID": "45a3c0a9f4dfe1c5f3c5047e55c11d4e",
    "id": null,
    "metadata": {},
    "name": "useLiveCountsQuery",
    "operationKind": "query",
    "text": "query useLiveCountsQuery(\n  $ids: [ID!]!\n) {\n  nodes(ids: $ids) {\n    __typename\n    ...CountCells_url\n    ...LastClickCell_url\n    id\n  }\n}\n\nfragment CountCells_url on ShortUrl {\n  clickCount\n  visitors\n}\n\nfragment LastClickCell_url on ShortUrl {\n  lastClickedAt\n}\n"
  }
};
})();

(node as any).hash = "4fdef9ffe65209237cf34faa6e703302";

export default node;
