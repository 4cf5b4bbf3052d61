/**
 * @generated SignedSource<<a7a2b484b1dff69bd9d713563a9b1fb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DeliverySheetQuery$variables = {
  id: string;
};
export type DeliverySheetQuery$data = {
  readonly node: {
    readonly body?: string | null | undefined;
  } | null | undefined;
};
export type DeliverySheetQuery = {
  response: DeliverySheetQuery$data;
  variables: DeliverySheetQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeliverySheetQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
    "name": "DeliverySheetQuery",
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
    "cacheID": "b41243d54adca6ecbc20dac1672f58a8",
    "id": null,
    "metadata": {},
    "name": "DeliverySheetQuery",
    "operationKind": "query",
    "text": "query DeliverySheetQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on WebhookDelivery {\n      body\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "5fcf83ac22b7fa875e6eb24be781884d";

export default node;
