/**
 * @generated SignedSource<<84b4b77dc433bc06329cdf246ebb09c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useLinkSearchQuery$variables = {
  search: string;
};
export type useLinkSearchQuery$data = {
  readonly viewer: {
    readonly urls: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly originalUrl: string;
        readonly shortCode: string;
        readonly title: string | null | undefined;
      }>;
    };
  };
};
export type useLinkSearchQuery = {
  response: useLinkSearchQuery$data;
  variables: useLinkSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "fields": [
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "kind": "ObjectValue",
      "name": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 8
    },
    {
      "kind": "Literal",
      "name": "order",
      "value": {
        "direction": "DESC",
        "field": "CLICKS"
      }
    }
  ],
  "concreteType": "ShortUrlConnection",
  "kind": "LinkedField",
  "name": "urls",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShortUrl",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
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
          "name": "shortCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalUrl",
          "storageKey": null
        }
      ],
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
    "name": "useLinkSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
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
    "name": "useLinkSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "957fbafe84aa84019230e580705ea544",
    "id": null,
    "metadata": {},
    "name": "useLinkSearchQuery",
    "operationKind": "query",
    "text": "query useLinkSearchQuery(\n  $search: String!\n) {\n  viewer {\n    urls(first: 8, filter: {search: $search}, order: {field: CLICKS, direction: DESC}) {\n      nodes {\n        id\n        title\n        shortCode\n        originalUrl\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "037629899513895bbe1b566bd9a6fba7";

export default node;
