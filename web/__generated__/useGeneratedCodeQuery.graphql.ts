/**
 * @generated SignedSource<<7a6287e016a8badd8d916746a4541084>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useGeneratedCodeQuery$variables = {
  domain?: string | null | undefined;
  length: number;
};
export type useGeneratedCodeQuery$data = {
  readonly generateShortCode: string;
};
export type useGeneratedCodeQuery = {
  response: useGeneratedCodeQuery$data;
  variables: useGeneratedCodeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "domain"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "length"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "domain",
        "variableName": "domain"
      },
      {
        "kind": "Variable",
        "name": "length",
        "variableName": "length"
      }
    ],
    "kind": "ScalarField",
    "name": "generateShortCode",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useGeneratedCodeQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useGeneratedCodeQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "4f4a92b67e184a611db585d243afd7e3",
    "id": null,
    "metadata": {},
    "name": "useGeneratedCodeQuery",
    "operationKind": "query",
    "text": "query useGeneratedCodeQuery(\n  $length: Int!\n  $domain: String\n) {\n  generateShortCode(length: $length, domain: $domain)\n}\n"
  }
};
})();

(node as any).hash = "aae1d70eece21ff52112858738f3d93a";

export default node;
