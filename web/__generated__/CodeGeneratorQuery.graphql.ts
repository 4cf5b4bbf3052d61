/**
 * @generated SignedSource<<faaaaaae15076417bedd2d27aa5ee65e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ShortCodeStyle = "LOWERCASE" | "MIXED" | "WORD";
export type CodeGeneratorQuery$variables = {
  length: number;
  style: ShortCodeStyle;
};
export type CodeGeneratorQuery$data = {
  readonly generateShortCode: string;
};
export type CodeGeneratorQuery = {
  response: CodeGeneratorQuery$data;
  variables: CodeGeneratorQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "length"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "style"
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
      },
      {
        "kind": "Variable",
        "name": "style",
        "variableName": "style"
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
    "name": "CodeGeneratorQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CodeGeneratorQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "821574a2b61b67667514bc0366d54f07",
    "id": null,
    "metadata": {},
    "name": "CodeGeneratorQuery",
    "operationKind": "query",
    "text": "query CodeGeneratorQuery(\n  $length: Int!\n  $style: ShortCodeStyle!\n) {\n  generateShortCode(length: $length, style: $style)\n}\n"
  }
};
})();

(node as any).hash = "0034917fd20d5cad920a59afc7c4199c";

export default node;
