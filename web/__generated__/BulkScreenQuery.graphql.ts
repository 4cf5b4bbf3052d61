/**
 * @generated SignedSource<<d1225f459f98c98078f72a69fc820811>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkScreenQuery$variables = Record<PropertyKey, never>;
export type BulkScreenQuery$data = {
  readonly viewer: {
    readonly limits: {
      readonly canUseBulkOperations: boolean;
    };
    readonly " $fragmentSpreads": FragmentRefs<"PlanFooter_viewer">;
  };
};
export type BulkScreenQuery = {
  response: BulkScreenQuery$data;
  variables: BulkScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "PlanLimits",
  "kind": "LinkedField",
  "name": "limits",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUseBulkOperations",
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
    "name": "BulkScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PlanFooter_viewer"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BulkScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "tier",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Usage",
            "kind": "LinkedField",
            "name": "usage",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "urlCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxUrls",
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "cacheID": "bbbcc8e8a9ba08bc927ca570005195c5",
    "id": null,
    "metadata": {},
    "name": "BulkScreenQuery",
    "operationKind": "query",
    "text": "query BulkScreenQuery {\n  viewer {\n    limits {\n      canUseBulkOperations\n    }\n    ...PlanFooter_viewer\n    id\n  }\n}\n\nfragment PlanFooter_viewer on Viewer {\n  tier\n  usage {\n    urlCount\n    maxUrls\n  }\n}\n"
  }
};
})();

(node as any).hash = "75bcb4e7f3bff2534df5857bfbd9fe81";

export default node;
