/**
 * @generated SignedSource<<f015235c07b3667cea4d8e182c298989>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useGeneratedCodeQuery$variables = {
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "length"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useGeneratedCodeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGeneratedCodeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "189bb9c790965da407d3739272ee5980",
    "id": null,
    "metadata": {},
    "name": "useGeneratedCodeQuery",
    "operationKind": "query",
    "text": "query useGeneratedCodeQuery(\n  $length: Int!\n) {\n  generateShortCode(length: $length)\n}\n"
  }
};
})();

(node as any).hash = "d79b63a9ea687a3b16ffbdbcc9f6fe58";

export default node;
