/**
 * @generated SignedSource<<dd8058537da1871d8283baaa98a45e4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type MeasurementLevel = "essential" | "full" | "none";
export type VisitNoticeQuery$variables = Record<PropertyKey, never>;
export type VisitNoticeQuery$data = {
  readonly viewer: {
    readonly networkSettings: {
      readonly level: MeasurementLevel;
      readonly privacyMode: boolean;
    };
  };
};
export type VisitNoticeQuery = {
  response: VisitNoticeQuery$data;
  variables: VisitNoticeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "NetworkSettings",
  "kind": "LinkedField",
  "name": "networkSettings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "privacyMode",
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
    "name": "VisitNoticeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "VisitNoticeQuery",
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
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1aa895ec56235cc52da0aebc0e258fe9",
    "id": null,
    "metadata": {},
    "name": "VisitNoticeQuery",
    "operationKind": "query",
    "text": "query VisitNoticeQuery {\n  viewer {\n    networkSettings {\n      level\n      privacyMode\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "e322330f21910269aff79c09e4a97791";

export default node;
