/**
 * @generated SignedSource<<869435bb7255da9b3c2b6aa3703e3ad7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditUrlScreenQuery$variables = {
  id: string;
};
export type EditUrlScreenQuery$data = {
  readonly node: {
    readonly url: {
      readonly " $fragmentSpreads": FragmentRefs<"EditUrlContent_url">;
    } | null | undefined;
  } | null | undefined;
};
export type EditUrlScreenQuery = {
  response: EditUrlScreenQuery$data;
  variables: EditUrlScreenQuery$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditUrlScreenQuery",
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
                  "name": "EditUrlContent_url"
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
    "name": "EditUrlScreenQuery",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
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
                "name": "originalUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shortUrl",
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
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "measurementLevel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "measurementMethod",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              },
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
                "name": "botCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e4ab06811df3dd3b57d26c218cdf317d",
    "id": null,
    "metadata": {},
    "name": "EditUrlScreenQuery",
    "operationKind": "query",
    "text": "query EditUrlScreenQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ...EditUrlContent_url\n    id\n  }\n}\n\nfragment EditUrlContent_url on ShortUrl {\n  shortCode\n  ...useEditableUrl_url\n  ...UrlFacts_url\n}\n\nfragment UrlFacts_url on ShortUrl {\n  shortUrl\n  clickCount\n  uniqueVisitors\n  botCount\n  createdAt\n  updatedAt\n  lastClickedAt\n  ...UrlStatusBadge_url\n}\n\nfragment UrlStatusBadge_url on ShortUrl {\n  isActive\n  expiresAt\n}\n\nfragment useEditableUrl_url on ShortUrl {\n  id\n  originalUrl\n  shortCode\n  shortUrl\n  title\n  description\n  expiresAt\n  measurementLevel\n  measurementMethod\n  isActive\n  updatedAt\n}\n"
  }
};
})();

(node as any).hash = "0cb3513237f23becf126971b9d3db9b2";

export default node;
