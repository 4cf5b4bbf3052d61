/**
 * @generated SignedSource<<d442b8ff4e82784f46a472e7c6661ff4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CodeCheckQuery$variables = {
  code: string;
};
export type CodeCheckQuery$data = {
  readonly checkShortCode: {
    readonly available: boolean;
    readonly reason: string | null | undefined;
  };
};
export type CodeCheckQuery = {
  response: CodeCheckQuery$data;
  variables: CodeCheckQuery$variables;
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
    "name": "CodeCheckQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CodeCheckQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "304d70477a17fae86ee5d9dd6b8c4766",
    "id": null,
    "metadata": {},
    "name": "CodeCheckQuery",
    "operationKind": "query",
    "text": "query CodeCheckQuery(\n  $code: String!\n) {\n  checkShortCode(code: $code) {\n    available\n    reason\n  }\n}\n"
  }
};
})();

(node as any).hash = "a20742edaedd8f4f7c0bf76d52a773dc";

export default node;
