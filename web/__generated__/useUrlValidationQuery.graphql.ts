/**
 * @generated SignedSource<<cdd19c46fc1fa808be8fa910765ec156>>
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
    "cacheID": "66d2d34a35cbca16a276a6e2bd5b7fec",
    "id": null,
    "metadata": {},
    "name": "useUrlValidationQuery",
    "operationKind": "query",
    "text": "query useUrlValidationQuery(\n  $url: String!\n) {\n  validateUrl(url: $url) {\n    valid\n    url\n    error\n    warning\n  }\n}\n"
  }
};
})();

(node as any).hash = "dbb1d18004d83195b900ae11a879d52f";

export default node;
