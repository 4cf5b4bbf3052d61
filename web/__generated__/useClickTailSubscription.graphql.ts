/**
 * @generated SignedSource<<0538740aed82f789e8ba76714fa66fc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsComparison = "PREVIOUS_PERIOD" | "PREVIOUS_YEAR";
export type AnalyticsDimension = "BROWSER" | "CHANNEL" | "CITY" | "COUNTRY" | "DEVICE" | "LINK" | "NETWORK" | "OS" | "REFERRER" | "UTM_CAMPAIGN" | "UTM_MEDIUM" | "UTM_SOURCE";
export type AnalyticsPeriod = "LAST_30_DAYS" | "LAST_365_DAYS" | "LAST_7_DAYS" | "LAST_90_DAYS";
export type AnalyticsScope = {
  compare?: AnalyticsComparison;
  filters?: ReadonlyArray<AnalyticsFilter>;
  from?: string | null | undefined;
  includeBots?: boolean;
  period?: AnalyticsPeriod;
  to?: string | null | undefined;
  url?: string | null | undefined;
};
export type AnalyticsFilter = {
  dimension: AnalyticsDimension;
  isNot?: boolean;
  values: ReadonlyArray<string>;
};
export type useClickTailSubscription$variables = {
  after?: string | null | undefined;
  connections: ReadonlyArray<string>;
  scope: AnalyticsScope;
};
export type useClickTailSubscription$data = {
  readonly clicksArrived: {
    readonly analytics: {
      readonly summary: {
        readonly clicks: {
          readonly value: number;
        };
      };
      readonly updatedAt: string;
    };
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly at: string;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ClickRow_click" | "ClickSheet_click">;
      };
    }>;
    readonly isComplete: boolean;
  };
};
export type useClickTailSubscription = {
  response: useClickTailSubscription$data;
  variables: useClickTailSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "scope"
},
v3 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "scope",
    "variableName": "scope"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isComplete",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "AnalyticsSummary",
  "kind": "LinkedField",
  "name": "summary",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Trend",
      "kind": "LinkedField",
      "name": "clicks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
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
    "name": "useClickTailSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ClickArrivals",
        "kind": "LinkedField",
        "name": "clicksArrived",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ClickEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Click",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ClickRow_click"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ClickSheet_click"
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
            "concreteType": "Analytics",
            "kind": "LinkedField",
            "name": "analytics",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/)
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useClickTailSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ClickArrivals",
        "kind": "LinkedField",
        "name": "clicksArrived",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ClickEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Click",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "country",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "countryCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "city",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deviceLabel",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "os",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "browser",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "channelLabel",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "referrer",
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
                        "name": "shortCode",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "title",
                        "storageKey": null
                      },
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "originalUrl",
                        "storageKey": null
                      }
                    ],
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
                    "name": "region",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "device",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "browserVersion",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "channel",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "network",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "utmSource",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "utmMedium",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "utmCampaign",
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
            "filters": null,
            "handle": "prependEdge",
            "key": "",
            "kind": "LinkedHandle",
            "name": "edges",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Analytics",
            "kind": "LinkedField",
            "name": "analytics",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a3308bc182fdaed1c305a32b7916622a",
    "id": null,
    "metadata": {},
    "name": "useClickTailSubscription",
    "operationKind": "subscription",
    "text": "subscription useClickTailSubscription(\n  $scope: AnalyticsScope!\n  $after: String\n) {\n  clicksArrived(scope: $scope, after: $after) {\n    isComplete\n    edges {\n      cursor\n      node {\n        id\n        at\n        ...ClickRow_click\n        ...ClickSheet_click\n      }\n    }\n    analytics {\n      updatedAt\n      summary {\n        clicks {\n          value\n        }\n      }\n      id\n    }\n  }\n}\n\nfragment ClickRow_click on Click {\n  at\n  kind\n  country\n  countryCode\n  city\n  deviceLabel\n  os\n  browser\n  channelLabel\n  referrer\n  url {\n    shortCode\n    title\n    id\n  }\n}\n\nfragment ClickSheet_click on Click {\n  at\n  ...useClickFacts_click\n  url {\n    shortCode\n    id\n  }\n}\n\nfragment useClickFacts_click on Click {\n  kind\n  reason\n  country\n  countryCode\n  city\n  region\n  device\n  deviceLabel\n  os\n  browser\n  browserVersion\n  channel\n  channelLabel\n  network\n  referrer\n  utmSource\n  utmMedium\n  utmCampaign\n  url {\n    id\n    shortCode\n    title\n    originalUrl\n  }\n}\n"
  }
};
})();

(node as any).hash = "10c459484267b4b036a6c7415dd9b269";

export default node;
