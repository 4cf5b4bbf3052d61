/**
 * @generated SignedSource<<0d561c285fc0cfcf7dffd5f7ce9c8e4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhooksScreenSubscription$variables = Record<PropertyKey, never>;
export type WebhooksScreenSubscription$data = {
  readonly webhooksUpdated: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"WebhookList_viewer">;
    };
  };
};
export type WebhooksScreenSubscription = {
  response: WebhooksScreenSubscription$data;
  variables: WebhooksScreenSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WebhooksScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WebhooksUpdate",
        "kind": "LinkedField",
        "name": "webhooksUpdated",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WebhookList_viewer"
              }
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WebhooksScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WebhooksUpdate",
        "kind": "LinkedField",
        "name": "webhooksUpdated",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Webhook",
                "kind": "LinkedField",
                "name": "webhooks",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "description",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "events",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isActive",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "provedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "offReason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "offAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "failingSince",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deliveredAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "waitingCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "droppedCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "droppedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "formerSecretEndsAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "createdAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "902ed7715e18fa76430052afe22d7d99",
    "id": null,
    "metadata": {},
    "name": "WebhooksScreenSubscription",
    "operationKind": "subscription",
    "text": "subscription WebhooksScreenSubscription {\n  webhooksUpdated {\n    viewer {\n      ...WebhookList_viewer\n      id\n    }\n  }\n}\n\nfragment WebhookCard_webhook on Webhook {\n  id\n  url\n  description\n  events\n  isActive\n  provedAt\n  ...WebhookState_webhook\n}\n\nfragment WebhookList_viewer on Viewer {\n  webhooks {\n    id\n    ...WebhookCard_webhook\n  }\n}\n\nfragment WebhookState_webhook on Webhook {\n  offReason\n  offAt\n  failingSince\n  deliveredAt\n  waitingCount\n  provedAt\n  droppedCount\n  droppedAt\n  formerSecretEndsAt\n  createdAt\n}\n"
  }
};
})();

(node as any).hash = "fa4408969b765555f7479246c8b6aea2";

export default node;
