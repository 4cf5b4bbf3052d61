/**
 * @generated SignedSource<<53df251ea6708bd03f787ff60c3e802b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useUrlValidationQuery$variables = {
  url: string;
};
export type useUrlValidationQuery$data = {
  readonly validateUrl: {
    readonly error: string | null | undefined;
    readonly valid: boolean;
  };
};
export type useUrlValidationQuery = {
  response: useUrlValidationQuery$data;
  variables: useUrlValidationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "url"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "url",
        "variableName": "url"
      }
    ],
    "concreteType": "UrlValidation",
    "kind": "LinkedField",
    "name": "validateUrl",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "valid",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "error",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUrlValidationQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUrlValidationQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6b99b90a47ab4586df119db133bccd1d",
    "id": null,
    "metadata": {},
    "name": "useUrlValidationQuery",
    "operationKind": "query",
    "text": "query useUrlValidationQuery(\n  $url: String!\n) {\n  validateUrl(url: $url) {\n    valid\n    error\n  }\n}\n"
  }
};
})();

(node as any).hash = "5d2c0fa226eb95be75a09e1c3cb35013";

export default node;
