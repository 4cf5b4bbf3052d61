/**
 * @generated SignedSource<<e577df8643e856f744609cc442d40eb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useBulkProgressSubscription$variables = {
  jobId: string;
};
export type useBulkProgressSubscription$data = {
  readonly bulkProgress: {
    readonly done: number;
  };
};
export type useBulkProgressSubscription = {
  response: useBulkProgressSubscription$data;
  variables: useBulkProgressSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "jobId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "jobId",
        "variableName": "jobId"
      }
    ],
    "concreteType": "BulkProgress",
    "kind": "LinkedField",
    "name": "bulkProgress",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
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
    "name": "useBulkProgressSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBulkProgressSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "220392fe620bc849d9867e1a47a48cba",
    "id": null,
    "metadata": {},
    "name": "useBulkProgressSubscription",
    "operationKind": "subscription",
    "text": "subscription useBulkProgressSubscription(\n  $jobId: String!\n) {\n  bulkProgress(jobId: $jobId) {\n    done\n  }\n}\n"
  }
};
})();

(node as any).hash = "bab772a12ec12eeef02bda69b36598fa";

export default node;
