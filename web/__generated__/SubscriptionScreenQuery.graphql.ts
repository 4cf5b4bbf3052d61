/**
 * @generated SignedSource<<5df30438615f525f6817d1fd1b9ae48f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubscriptionTier = "enterprise" | "free" | "premium";
export type SubscriptionScreenQuery$variables = Record<PropertyKey, never>;
export type SubscriptionScreenQuery$data = {
  readonly viewer: {
    readonly billingPortalUrl: string | null | undefined;
    readonly canSwitchPlan: boolean;
    readonly plans: ReadonlyArray<{
      readonly tier: SubscriptionTier;
      readonly " $fragmentSpreads": FragmentRefs<"PlanCard_plan">;
    }>;
    readonly tier: SubscriptionTier;
    readonly usage: {
      readonly urlCount: number;
    };
  };
};
export type SubscriptionScreenQuery = {
  response: SubscriptionScreenQuery$data;
  variables: SubscriptionScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tier",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "billingPortalUrl",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canSwitchPlan",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Usage",
  "kind": "LinkedField",
  "name": "usage",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "urlCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SubscriptionScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Plan",
            "kind": "LinkedField",
            "name": "plans",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PlanCard_plan"
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SubscriptionScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Plan",
            "kind": "LinkedField",
            "name": "plans",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "PlanLimits",
                "kind": "LinkedField",
                "name": "limits",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxUrls",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "monthlyClickLimit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxAnalyticsHistoryDays",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canUseBulkOperations",
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
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1f1ab92aa90b9ec2ce64e448bf80341e",
    "id": null,
    "metadata": {},
    "name": "SubscriptionScreenQuery",
    "operationKind": "query",
    "text": "query SubscriptionScreenQuery {\n  viewer {\n    tier\n    billingPortalUrl\n    canSwitchPlan\n    usage {\n      urlCount\n    }\n    plans {\n      tier\n      ...PlanCard_plan\n    }\n    id\n  }\n}\n\nfragment PlanCard_plan on Plan {\n  tier\n  limits {\n    maxUrls\n    monthlyClickLimit\n    maxAnalyticsHistoryDays\n    canUseBulkOperations\n  }\n}\n"
  }
};
})();

(node as any).hash = "62f1ad81bd9bbc98953de83928a85de4";

export default node;
