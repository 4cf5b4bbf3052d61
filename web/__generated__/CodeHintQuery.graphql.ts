/**
 * @generated SignedSource<<681063d57203e0342bd8114805fddc09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CodeHintQuery$variables = {
  code: string;
  domain?: string | null | undefined;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "domain"
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
      },
      {
        "kind": "Variable",
        "name": "domain",
        "variableName": "domain"
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
    "cacheID": "bfad5117a80929060a7c53db47a06774",
    "id": null,
    "metadata": {},
    "name": "CodeHintQuery",
    "operationKind": "query",
    "text": "query CodeHintQuery(\n  $code: String!\n  $domain: String\n) {\n  checkShortCode(code: $code, domain: $domain) {\n    available\n    reason\n  }\n}\n"
  }
};
})();

(node as any).hash = "f7d76eb0f9dc8abdd2f111dbae35baa0";

export default node;
