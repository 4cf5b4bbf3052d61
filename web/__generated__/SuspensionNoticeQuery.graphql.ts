/**
 * @generated SignedSource<<3d237a941f0738601ff78368a0411eef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SuspensionNoticeQuery$variables = Record<PropertyKey, never>;
export type SuspensionNoticeQuery$data = {
  readonly viewer: {
    readonly suspension: {
      readonly reason: string;
    } | null | undefined;
  };
};
export type SuspensionNoticeQuery = {
  response: SuspensionNoticeQuery$data;
  variables: SuspensionNoticeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "AccountSuspension",
  "kind": "LinkedField",
  "name": "suspension",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
    "name": "SuspensionNoticeQuery",
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
    "name": "SuspensionNoticeQuery",
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
    "cacheID": "3632ac25c629698b924485d934160306",
    "id": null,
    "metadata": {},
    "name": "SuspensionNoticeQuery",
    "operationKind": "query",
    "text": "query SuspensionNoticeQuery {\n  viewer {\n    suspension {\n      reason\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "9c75dd05c610901eb5a5d09768316d8d";

export default node;
