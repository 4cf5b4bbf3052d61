/**
 * @generated SignedSource<<69fa27ce718720df76a58dc9a92de438>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useShortDomainQuery$variables = Record<PropertyKey, never>;
export type useShortDomainQuery$data = {
  readonly viewer: {
    readonly shortOrigin: string;
  };
};
export type useShortDomainQuery = {
  response: useShortDomainQuery$data;
  variables: useShortDomainQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortOrigin",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useShortDomainQuery",
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
    "name": "useShortDomainQuery",
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
    "cacheID": "480ab96d1fb63ef169bce1913bc8fee1",
    "id": null,
    "metadata": {},
    "name": "useShortDomainQuery",
    "operationKind": "query",
    "text": "query useShortDomainQuery {\n  viewer {\n    shortOrigin\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "cee7dd8deaf57771f7e9ae0b225de61e";

export default node;
