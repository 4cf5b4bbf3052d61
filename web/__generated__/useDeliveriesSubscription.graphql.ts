/**
 * @generated SignedSource<<ab4cb6bcf994b1fac87fece48bd24925>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type WebhookDeliveryState = "DELIVERED" | "FAILED" | "WAITING";
export type useDeliveriesSubscription$variables = {
  first: number;
  id: string;
  state?: WebhookDeliveryState | null | undefined;
};
export type useDeliveriesSubscription$data = {
  readonly webhooksUpdated: {
    readonly webhook: {
      readonly deliveries: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly answer: string | null | undefined;
            readonly attempts: ReadonlyArray<{
              readonly at: string;
              readonly error: string | null | undefined;
              readonly status: number | null | undefined;
              readonly tookMs: number;
            }>;
            readonly createdAt: string;
            readonly event: string;
            readonly id: string;
            readonly messageId: string;
            readonly nextAttemptAt: string | null | undefined;
            readonly state: WebhookDeliveryState;
          };
        }>;
        readonly pageInfo: {
          readonly hasNextPage: boolean;
        };
      };
    } | null | undefined;
  };
};
export type useDeliveriesSubscription = {
  response: useDeliveriesSubscription$data;
  variables: useDeliveriesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    },
    {
      "kind": "Variable",
      "name": "state",
      "variableName": "state"
    }
  ],
  "concreteType": "WebhookDeliveryConnection",
  "kind": "LinkedField",
  "name": "deliveries",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WebhookDeliveryEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WebhookDelivery",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "messageId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "event",
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
              "name": "answer",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nextAttemptAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WebhookAttempt",
              "kind": "LinkedField",
              "name": "attempts",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
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
                  "name": "tookMs",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeliveriesSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "WebhooksUpdate",
        "kind": "LinkedField",
        "name": "webhooksUpdated",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Webhook",
            "kind": "LinkedField",
            "name": "webhook",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDeliveriesSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "WebhooksUpdate",
        "kind": "LinkedField",
        "name": "webhooksUpdated",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Webhook",
            "kind": "LinkedField",
            "name": "webhook",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "12c9b30b566c543ea06d7fdea3026ef8",
    "id": null,
    "metadata": {},
    "name": "useDeliveriesSubscription",
    "operationKind": "subscription",
    "text": "subscription useDeliveriesSubscription(\n  $id: ID!\n  $state: WebhookDeliveryState\n  $first: Int!\n) {\n  webhooksUpdated(id: $id) {\n    webhook {\n      deliveries(state: $state, first: $first) {\n        edges {\n          node {\n            id\n            messageId\n            event\n            state\n            answer\n            createdAt\n            nextAttemptAt\n            attempts {\n              at\n              status\n              error\n              tookMs\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n        }\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "333f813e51812be0668c03bc42df1f27";

export default node;
