/**
 * @generated SignedSource<<dc4184d2b17b2af6bea31460401ff354>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type UtmParameter = "CAMPAIGN" | "CONTENT" | "MEDIUM" | "SOURCE" | "TERM";
export type useUtmValuesQuery$variables = {
  parameter: UtmParameter;
  search?: string | null | undefined;
};
export type useUtmValuesQuery$data = {
  readonly viewer: {
    readonly utmValues: ReadonlyArray<{
      readonly isLookalike: boolean;
      readonly value: string;
    }>;
  };
};
export type useUtmValuesQuery = {
  response: useUtmValuesQuery$data;
  variables: useUtmValuesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "parameter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "parameter",
      "variableName": "parameter"
    },
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "search"
    }
  ],
  "concreteType": "UtmValue",
  "kind": "LinkedField",
  "name": "utmValues",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLookalike",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUtmValuesQuery",
    "selections": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUtmValuesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "cacheID": "0beccb50b255454dfe1a72ddc703ace7",
    "id": null,
    "metadata": {},
    "name": "useUtmValuesQuery",
    "operationKind": "query",
    "text": "query useUtmValuesQuery(\n  $parameter: UtmParameter!\n  $search: String\n) {\n  viewer {\n    utmValues(parameter: $parameter, search: $search) {\n      value\n      isLookalike\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "a468053a2c22fdbc2488d54420f71ae3";

export default node;
