/**
 * @generated SignedSource<<42b82122e56dad23f2dcfd761ad8ad10>>
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
      readonly domain: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domain",
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
    "cacheID": "17f8e323b2666e8baaf7c8b5fea7eca8",
    "id": null,
    "metadata": {},
    "name": "DestinationHintQuery",
    "operationKind": "query",
    "text": "query DestinationHintQuery(\n  $destination: String!\n) {\n  viewer {\n    urlWithDestination(destination: $destination) {\n      id\n      shortCode\n      domain\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "65b6a685d7d835f17c1f2db3ed01625e";

export default node;
