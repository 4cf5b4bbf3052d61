/**
 * @generated SignedSource<<468f2d1e3390e6f591ea74c9b3357727>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsageScreenSubscription$variables = Record<PropertyKey, never>;
export type UsageScreenSubscription$data = {
  readonly dashboardUpdated: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"UsageContent_viewer">;
    };
  };
};
export type UsageScreenSubscription = {
  response: UsageScreenSubscription$data;
  variables: UsageScreenSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UsageScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DashboardUpdate",
        "kind": "LinkedField",
        "name": "dashboardUpdated",
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
                "name": "UsageContent_viewer"
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
    "name": "UsageScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DashboardUpdate",
        "kind": "LinkedField",
        "name": "dashboardUpdated",
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
                "kind": "ScalarField",
                "name": "tier",
                "storageKey": null
              },
              {
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
                  },
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
                    "name": "currentMonthClicks",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "clickLimit",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "UsageHistory",
                "kind": "LinkedField",
                "name": "usageHistory",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "forecast",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "historyDays",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maxHistoryDays",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MonthClicks",
                    "kind": "LinkedField",
                    "name": "months",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "month",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "clicks",
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f16a8d851fa7d95fca1db047e6cbb586",
    "id": null,
    "metadata": {},
    "name": "UsageScreenSubscription",
    "operationKind": "subscription",
    "text": "subscription UsageScreenSubscription {\n  dashboardUpdated {\n    viewer {\n      ...UsageContent_viewer\n      id\n    }\n  }\n}\n\nfragment MonthsPanel_history on UsageHistory {\n  forecast\n  months {\n    month\n    clicks\n  }\n}\n\nfragment UsageContent_viewer on Viewer {\n  tier\n  usage {\n    urlCount\n    maxUrls\n    currentMonthClicks\n    clickLimit\n  }\n  usageHistory {\n    forecast\n    historyDays\n    maxHistoryDays\n    ...MonthsPanel_history\n  }\n}\n"
  }
};

(node as any).hash = "864d5b533c3bf0fbfe4f647de2775aa5";

export default node;
