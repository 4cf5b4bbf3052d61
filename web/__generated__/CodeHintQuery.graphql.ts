/**
 * @generated SignedSource<<c1b6a413b3619a44395ba2a7328a66a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CodeHintQuery$variables = {
  code: string;
};
export type CodeHintQuery$data = {
  readonly checkShortCode: {
    readonly available: boolean;
    readonly reason: string | null | undefined;
  };
};
export type CodeHintQuery = {
  response: CodeHintQuery$data;
  variables: CodeHintQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "ShortCodeAvailability",
    "kind": "LinkedField",
    "name": "checkShortCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "available",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
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
    "name": "CodeHintQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CodeHintQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0fd904da440409b99ec6e7d11c104e06",
    "id": null,
    "metadata": {},
    "name": "CodeHintQuery",
    "operationKind": "query",
    "text": "query CodeHintQuery(\n  $code: String!\n) {\n  checkShortCode(code: $code) {\n    available\n    reason\n  }\n}\n"
  }
};
})();

(node as any).hash = "df188f770950d990a866b550db118d4d";

export default node;
