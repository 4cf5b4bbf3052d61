/**
 * @generated SignedSource<<d918774d9adacefdb59f9624c75db781>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type countriesQuery$variables = Record<PropertyKey, never>;
export type countriesQuery$data = {
  readonly countryChoices: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
};
export type countriesQuery = {
  response: countriesQuery$data;
  variables: countriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CountryChoice",
    "kind": "LinkedField",
    "name": "countryChoices",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "countriesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "countriesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "37da74798c645d2bf66edc80f306522e",
    "id": null,
    "metadata": {},
    "name": "countriesQuery",
    "operationKind": "query",
    "text": "query countriesQuery {\n  countryChoices {\n    code\n    name\n  }\n}\n"
  }
};
})();

(node as any).hash = "55e94b02af1fe6abc2c1dd355c12deee";

export default node;
