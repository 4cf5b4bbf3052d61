/**
 * @generated SignedSource<<c42f9f27c53e6f218087255f05fda378>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBatchCheckQuery$variables = {
  items: ReadonlyArray<string>;
  probe: boolean;
};
export type useBatchCheckQuery$data = {
  readonly batchCheck: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"checked_item">;
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
v2 = [
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
    "name": "destinations",
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
    "kind": "ScalarField",
    "name": "notChecked",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "UrlHop",
    "kind": "LinkedField",
    "name": "hops",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      }
    ],
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBatchCheckQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BatchCheckItem",
        "kind": "LinkedField",
        "name": "batchCheck",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "checked_item",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "useBatchCheckQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "BatchCheckItem",
        "kind": "LinkedField",
        "name": "batchCheck",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8a608b89d20c9816df92c70ca87b53c3",
    "id": null,
    "metadata": {},
    "name": "useBatchCheckQuery",
    "operationKind": "query",
    "text": "query useBatchCheckQuery(\n  $items: [String!]!\n  $probe: Boolean!\n) {\n  batchCheck(items: $items, probe: $probe) {\n    ...checked_item\n  }\n}\n\nfragment checked_item on BatchCheckItem {\n  item\n  state\n  reason\n  destinations\n  isReachable\n  warning\n  notChecked\n  hops {\n    status\n  }\n  url {\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "058b80df012856143ecfe96caf2fab15";

export default node;
