/**
 * @generated SignedSource<<8604e6922122338f59dd89f53ab1278b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DestinationHintQuery$variables = {
  destination: string;
};
export type DestinationHintQuery$data = {
  readonly viewer: {
    readonly urlWithDestination: {
      readonly id: string;
      readonly shortCode: string;
    } | null | undefined;
  };
};
export type DestinationHintQuery = {
  response: DestinationHintQuery$data;
  variables: DestinationHintQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "destination"
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
      "kind": "Variable",
      "name": "destination",
      "variableName": "destination"
    }
  ],
  "concreteType": "ShortUrl",
  "kind": "LinkedField",
  "name": "urlWithDestination",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortCode",
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
    "name": "DestinationHintQuery",
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
    "name": "DestinationHintQuery",
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
    "cacheID": "cadb7d1d4c7504cda8873f3854c49910",
    "id": null,
    "metadata": {},
    "name": "DestinationHintQuery",
    "operationKind": "query",
    "text": "query DestinationHintQuery(\n  $destination: String!\n) {\n  viewer {\n    urlWithDestination(destination: $destination) {\n      id\n      shortCode\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "1e2dbf4f7824291eea726f6ce0cc6fe5";

export default node;
