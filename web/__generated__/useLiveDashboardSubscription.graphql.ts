/**
 * @generated SignedSource<<3b8ac33c0fe5925bf2b53d9f544a1d3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardPeriod = "LAST_24_HOURS" | "LAST_30_DAYS" | "LAST_7_DAYS" | "LAST_90_DAYS" | "TODAY";
export type useLiveDashboardSubscription$variables = {
  period: DashboardPeriod;
};
export type useLiveDashboardSubscription$data = {
  readonly dashboardUpdated: {
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"DashboardContent_viewer">;
    };
  };
};
export type useLiveDashboardSubscription = {
  response: useLiveDashboardSubscription$data;
  variables: useLiveDashboardSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "period"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "period",
    "variableName": "period"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "change",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clicks",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "device",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percentage",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortCode",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domain",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveDashboardSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                "args": (v1/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "DashboardContent_viewer"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveDashboardSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                "name": "firstName",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canUpgrade",
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
                    "name": "clickUsagePercentage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "urlUsagePercentage",
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
                  },
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
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "Dashboard",
                "kind": "LinkedField",
                "name": "dashboard",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalUrls",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Trend",
                    "kind": "LinkedField",
                    "name": "clicks",
                    "plural": false,
                    "selections": (v3/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "updatedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "period",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "activeUrls",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Trend",
                    "kind": "LinkedField",
                    "name": "visitors",
                    "plural": false,
                    "selections": (v3/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "clicksToday",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "clicksThisWeek",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "historyLimitedFrom",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "TimeZoneChange",
                    "kind": "LinkedField",
                    "name": "timeZoneChanges",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DayClicks",
                    "kind": "LinkedField",
                    "name": "clicksOverTime",
                    "plural": true,
                    "selections": [
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isRunning",
                        "storageKey": null
                      },
                      (v6/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DeviceShare",
                    "kind": "LinkedField",
                    "name": "devices",
                    "plural": true,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v6/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CountryShare",
                    "kind": "LinkedField",
                    "name": "countries",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "code",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "numericCode",
                        "storageKey": null
                      },
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "latitude",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "longitude",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ChannelShare",
                    "kind": "LinkedField",
                    "name": "channels",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "channel",
                        "storageKey": null
                      },
                      (v9/*:: as any*/),
                      (v6/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 5
                      }
                    ],
                    "concreteType": "UrlClicks",
                    "kind": "LinkedField",
                    "name": "topUrls",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ShortUrl",
                        "kind": "LinkedField",
                        "name": "url",
                        "plural": false,
                        "selections": [
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "shortUrl",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "title",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "originalUrl",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Experiment",
                            "kind": "LinkedField",
                            "name": "experiment",
                            "plural": false,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "state",
                                "storageKey": null
                              },
                              (v11/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v7/*:: as any*/)
                    ],
                    "storageKey": "topUrls(first:5)"
                  },
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "first",
                        "value": 6
                      }
                    ],
                    "concreteType": "RecentClick",
                    "kind": "LinkedField",
                    "name": "recentClicks",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
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
                      (v8/*:: as any*/),
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
                        "name": "clickedAt",
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
                          (v11/*:: as any*/),
                          (v12/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "recentClicks(first:6)"
                  },
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "botClicks",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tier",
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d8468fa541eeda3e24cd0f51ffe6525d",
    "id": null,
    "metadata": {},
    "name": "useLiveDashboardSubscription",
    "operationKind": "subscription",
    "text": "subscription useLiveDashboardSubscription(\n  $period: DashboardPeriod!\n) {\n  dashboardUpdated(period: $period) {\n    viewer {\n      ...DashboardContent_viewer_pb5Z3\n      id\n    }\n  }\n}\n\nfragment ClicksOverTime_dashboard on Dashboard {\n  historyLimitedFrom\n  timeZone\n  timeZoneChanges {\n    date\n    at\n    timeZone\n  }\n  clicksOverTime {\n    date\n    at\n    isRunning\n    clicks\n    visitors\n  }\n}\n\nfragment Countries_dashboard on Dashboard {\n  countries {\n    code\n    name\n    numericCode\n    clicks\n    visitors\n    percentage\n    latitude\n    longitude\n  }\n}\n\nfragment DashboardActions_dashboard on Dashboard {\n  period\n  timeZone\n}\n\nfragment DashboardContent_viewer_pb5Z3 on Viewer {\n  firstName\n  timeZone\n  ...UsageAlert_viewer\n  ...QuickActions_viewer\n  dashboard(period: $period) {\n    totalUrls\n    clicks {\n      value\n    }\n    updatedAt\n    ...DashboardActions_dashboard\n    ...StatCards_dashboard\n    ...ClicksOverTime_dashboard\n    ...Devices_dashboard\n    ...Countries_dashboard\n    ...TrafficChannels_dashboard\n    ...TopUrls_dashboard\n    ...RecentActivity_dashboard\n    id\n  }\n  ...DashboardFooter_viewer_pb5Z3\n}\n\nfragment DashboardFooter_viewer_pb5Z3 on Viewer {\n  tier\n  timeZone\n  usage {\n    currentMonthClicks\n    clickLimit\n    urlCount\n    maxUrls\n  }\n  dashboard(period: $period) {\n    botClicks\n    updatedAt\n    id\n  }\n}\n\nfragment Devices_dashboard on Dashboard {\n  devices {\n    device\n    label\n    clicks\n    percentage\n  }\n}\n\nfragment QuickActions_viewer on Viewer {\n  canUpgrade\n}\n\nfragment RecentActivity_dashboard on Dashboard {\n  recentClicks(first: 6) {\n    id\n    ...RecentClickRow_click\n  }\n}\n\nfragment RecentClickRow_click on RecentClick {\n  country\n  countryCode\n  city\n  device\n  browser\n  clickedAt\n  url {\n    id\n    shortCode\n    domain\n  }\n}\n\nfragment StatCards_dashboard on Dashboard {\n  period\n  totalUrls\n  activeUrls\n  clicks {\n    value\n    change\n  }\n  visitors {\n    value\n    change\n  }\n  clicksToday\n  clicksThisWeek\n}\n\nfragment TopUrlRow_entry on UrlClicks {\n  clicks\n  visitors\n  url {\n    id\n    shortCode\n    domain\n    shortUrl\n    title\n    originalUrl\n    experiment {\n      state\n      id\n    }\n  }\n}\n\nfragment TopUrls_dashboard on Dashboard {\n  topUrls(first: 5) {\n    clicks\n    url {\n      id\n    }\n    ...TopUrlRow_entry\n  }\n}\n\nfragment TrafficChannels_dashboard on Dashboard {\n  channels {\n    channel\n    label\n    clicks\n    percentage\n  }\n}\n\nfragment UsageAlert_viewer on Viewer {\n  canUpgrade\n  usage {\n    clickUsagePercentage\n    urlUsagePercentage\n  }\n}\n"
  }
};
})();

(node as any).hash = "232ca03851e3c2409da96dd8e75064d6";

export default node;
