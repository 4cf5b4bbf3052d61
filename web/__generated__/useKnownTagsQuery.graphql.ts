/**
 * @generated SignedSource<<c0136d7e17ca53ab30647c46a1903e3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type TagColor = "blue" | "gray" | "green" | "orange" | "pink" | "purple" | "red" | "teal" | "yellow";
export type useKnownTagsQuery$variables = Record<PropertyKey, never>;
export type useKnownTagsQuery$data = {
  readonly viewer: {
    readonly tags: ReadonlyArray<{
      readonly color: TagColor;
      readonly id: string;
      readonly linkCount: number;
      readonly name: string;
    }>;
  };
};
export type useKnownTagsQuery = {
  response: useKnownTagsQuery$data;
  variables: useKnownTagsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Tag",
  "kind": "LinkedField",
  "name": "tags",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "color",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useKnownTagsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useKnownTagsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "abaa478ab69b3b3e7f5417fb51da8f43",
    "id": null,
    "metadata": {},
    "name": "useKnownTagsQuery",
    "operationKind": "query",
    "text": "query useKnownTagsQuery {\n  viewer {\n    tags {\n      id\n      name\n      color\n      linkCount\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "3d337ce1ad0894119d286e0aa205ff23";

export default node;
