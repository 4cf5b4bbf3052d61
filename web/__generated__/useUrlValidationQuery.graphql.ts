/**
 * @generated SignedSource<<15d130c72a496ee8ab14bdea043aa8f8>>
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
    readonly notChecked: string | null | undefined;
    readonly url: string | null | undefined;
    readonly valid: boolean;
    readonly warning: string | null | undefined;
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
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "error",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "warning",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "notChecked",
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
    "cacheID": "9107434ea530f3d618be1216ebf350e7",
    "id": null,
    "metadata": {},
    "name": "useUrlValidationQuery",
    "operationKind": "query",
    "text": "query useUrlValidationQuery(\n  $url: String!\n) {\n  validateUrl(url: $url) {\n    valid\n    url\n    error\n    warning\n    notChecked\n  }\n}\n"
  }
};
})();

(node as any).hash = "db087b833d4be8b413b9f1146cb4d62d";

export default node;
