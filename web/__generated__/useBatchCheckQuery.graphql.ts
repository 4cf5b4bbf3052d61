/**
 * @generated SignedSource<<1825111fe7f692b58af51ec4308928f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type BatchCheckState = "ACTIVE" | "AVAILABLE" | "EXPIRED" | "EXPIRING" | "INACTIVE" | "REFUSED" | "TAKEN" | "VALID";
export type useBatchCheckQuery$variables = {
  items: ReadonlyArray<string>;
  probe: boolean;
};
export type useBatchCheckQuery$data = {
  readonly batchCheck: ReadonlyArray<{
    readonly destination: string | null | undefined;
    readonly isReachable: boolean | null | undefined;
    readonly item: string;
    readonly reason: string | null | undefined;
    readonly state: BatchCheckState;
    readonly url: {
      readonly id: string;
    } | null | undefined;
    readonly warning: string | null | undefined;
  }>;
};
export type useBatchCheckQuery = {
  response: useBatchCheckQuery$data;
  variables: useBatchCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "items"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "probe"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "items",
        "variableName": "items"
      },
      {
        "kind": "Variable",
        "name": "probe",
        "variableName": "probe"
      }
    ],
    "concreteType": "BatchCheckItem",
    "kind": "LinkedField",
    "name": "batchCheck",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "item",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "destination",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isReachable",
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
        "concreteType": "ShortUrl",
        "kind": "LinkedField",
        "name": "url",
        "plural": false,
        "selections": [
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
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBatchCheckQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBatchCheckQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "09b74e2aeb464fd3153d3b6cc8027b6d",
    "id": null,
    "metadata": {},
    "name": "useBatchCheckQuery",
    "operationKind": "query",
    "text": "query useBatchCheckQuery(\n  $items: [String!]!\n  $probe: Boolean!\n) {\n  batchCheck(items: $items, probe: $probe) {\n    item\n    state\n    reason\n    destination\n    isReachable\n    warning\n    url {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "40f6340e36fa0432a1e785bf63e4a262";

export default node;
