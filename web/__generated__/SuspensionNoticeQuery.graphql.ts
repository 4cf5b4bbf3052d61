/**
 * @generated SignedSource<<ee8ff7747d1045863076f940f44ca2b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type SuspensionNoticeQuery$variables = Record<PropertyKey, never>;
export type SuspensionNoticeQuery$data = {
  readonly operations: {
    readonly __typename: "Operations";
  } | null | undefined;
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
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
        "concreteType": "Operations",
        "kind": "LinkedField",
        "name": "operations",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
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
    "name": "SuspensionNoticeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Operations",
        "kind": "LinkedField",
        "name": "operations",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6028505d3bcee49167ef1e7b95cfa55b",
    "id": null,
    "metadata": {},
    "name": "SuspensionNoticeQuery",
    "operationKind": "query",
    "text": "query SuspensionNoticeQuery {\n  operations {\n    __typename\n    id\n  }\n  viewer {\n    suspension {\n      reason\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "4fdc7ff7b1bf9b7db2758bac1ad4b1d8";

export default node;
