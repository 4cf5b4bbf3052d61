/**
 * @generated SignedSource<<175997f78da13b2496471df8b129fc4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsComparison = "PREVIOUS_PERIOD" | "PREVIOUS_YEAR";
export type AnalyticsDimension = "BROWSER" | "CHANNEL" | "CITY" | "COUNTRY" | "DEVICE" | "LINK" | "NETWORK" | "OS" | "REFERRER" | "UTM_CAMPAIGN" | "UTM_MEDIUM" | "UTM_SOURCE";
export type AnalyticsPeriod = "LAST_24_HOURS" | "LAST_30_DAYS" | "LAST_365_DAYS" | "LAST_7_DAYS" | "LAST_90_DAYS" | "TODAY";
export type AnalyticsScope = {
  compare?: AnalyticsComparison;
  filters?: ReadonlyArray<AnalyticsFilter>;
  from?: string | null | undefined;
  includeBots?: boolean;
  matchWeekdays?: boolean;
  period?: AnalyticsPeriod;
  to?: string | null | undefined;
  url?: string | null | undefined;
};
export type AnalyticsFilter = {
  dimension: AnalyticsDimension;
  isNot?: boolean;
  values: ReadonlyArray<string>;
};
export type useLiveAnalyticsOverviewSubscription$variables = {
  compared: boolean;
  scope: AnalyticsScope;
};
export type useLiveAnalyticsOverviewSubscription$data = {
  readonly analyticsUpdated: {
    readonly updatedAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"ActiveNow_analytics" | "AnalyticsFooter_analytics" | "OverviewPanels_analytics">;
  };
};
export type useLiveAnalyticsOverviewSubscription = {
  response: useLiveAnalyticsOverviewSubscription$data;
  variables: useLiveAnalyticsOverviewSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "compared"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "scope"
},
v2 = [
  {
    "kind": "Variable",
    "name": "scope",
    "variableName": "scope"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "change",
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uniqueRate",
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
v11 = [
  (v9/*:: as any*/),
  (v10/*:: as any*/)
],
v12 = [
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "measured",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "total",
    "storageKey": null
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clicks",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
},
v15 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "date",
    "storageKey": null
  },
  (v13/*:: as any*/),
  (v14/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hour",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countryCode",
  "storageKey": null
},
v20 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v21 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "dimension",
    "storageKey": null
  },
  (v17/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "AnalyticsRow",
    "kind": "LinkedField",
    "name": "rows",
    "plural": true,
    "selections": [
      (v18/*:: as any*/),
      (v9/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "detail",
        "storageKey": null
      },
      (v19/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "storageKey": null
  }
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveAnalyticsOverviewSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Analytics",
        "kind": "LinkedField",
        "name": "analyticsUpdated",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ActiveNow_analytics"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AnalyticsFooter_analytics"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OverviewPanels_analytics"
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useLiveAnalyticsOverviewSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Analytics",
        "kind": "LinkedField",
        "name": "analyticsUpdated",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "activeNow",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
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
                "name": "bots",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Trend",
                "kind": "LinkedField",
                "name": "clicks",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Trend",
                "kind": "LinkedField",
                "name": "visitors",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mobileShare",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsRow",
                "kind": "LinkedField",
                "name": "topCountry",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsRow",
                "kind": "LinkedField",
                "name": "topDevice",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MeasuredFigure",
                "kind": "LinkedField",
                "name": "bounceRate",
                "plural": false,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MeasuredFigure",
                "kind": "LinkedField",
                "name": "averageSessionTime",
                "plural": false,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MeasuredFigure",
                "kind": "LinkedField",
                "name": "conversionRate",
                "plural": false,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MeasuredFigure",
                "kind": "LinkedField",
                "name": "visits",
                "plural": false,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DayRange",
            "kind": "LinkedField",
            "name": "comparedWith",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
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
            "concreteType": "AnalyticsPoint",
            "kind": "LinkedField",
            "name": "series",
            "plural": true,
            "selections": (v15/*:: as any*/),
            "storageKey": null
          },
          {
            "condition": "compared",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsPoint",
                "kind": "LinkedField",
                "name": "seriesBefore",
                "plural": true,
                "selections": (v15/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsHour",
            "kind": "LinkedField",
            "name": "peakHours",
            "plural": true,
            "selections": [
              (v16/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsWeekHour",
            "kind": "LinkedField",
            "name": "heatmap",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "weekday",
                "storageKey": null
              },
              (v16/*:: as any*/),
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "countries",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "COUNTRY"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 250
              }
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": [
              (v17/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsRow",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v18/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v9/*:: as any*/),
                  (v19/*:: as any*/),
                  (v10/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CountryPlace",
                    "kind": "LinkedField",
                    "name": "place",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "numericCode",
                        "storageKey": null
                      },
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
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "breakdown(dimension:\"COUNTRY\",first:250)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "InternationalTraffic",
            "kind": "LinkedField",
            "name": "international",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "homeCountry",
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "devices",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "DEVICE"
              },
              (v20/*:: as any*/)
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": (v21/*:: as any*/),
            "storageKey": "breakdown(dimension:\"DEVICE\",first:10)"
          },
          {
            "alias": "systems",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "OS"
              },
              (v20/*:: as any*/)
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": (v21/*:: as any*/),
            "storageKey": "breakdown(dimension:\"OS\",first:10)"
          },
          {
            "alias": "browsers",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "BROWSER"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 6
              }
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": [
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsRow",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v18/*:: as any*/),
                  (v9/*:: as any*/),
                  (v13/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "breakdown(dimension:\"BROWSER\",first:6)"
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 60
              }
            ],
            "concreteType": "BrowserVersion",
            "kind": "LinkedField",
            "name": "browserVersions",
            "plural": true,
            "selections": [
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
                "name": "version",
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": "browserVersions(first:60)"
          },
          {
            "alias": "urls",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "LINK"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 8
              }
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": [
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsRow",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v18/*:: as any*/),
                  (v9/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v10/*:: as any*/),
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
                        "name": "originalUrl",
                        "storageKey": null
                      },
                      (v22/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "breakdown(dimension:\"LINK\",first:8)"
          },
          (v22/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "3fa3bd0ca76d084fc69bd88c96dfbf7e",
    "id": null,
    "metadata": {},
    "name": "useLiveAnalyticsOverviewSubscription",
    "operationKind": "subscription",
    "text": "subscription useLiveAnalyticsOverviewSubscription(\n  $scope: AnalyticsScope!\n  $compared: Boolean!\n) {\n  analyticsUpdated(scope: $scope) {\n    updatedAt\n    ...ActiveNow_analytics\n    ...AnalyticsFooter_analytics\n    ...OverviewPanels_analytics\n    id\n  }\n}\n\nfragment ActiveNow_analytics on Analytics {\n  activeNow\n}\n\nfragment AnalyticsFooter_analytics on Analytics {\n  updatedAt\n  from\n  to\n  summary {\n    bots {\n      value\n    }\n  }\n}\n\nfragment BreakdownList_breakdown on AnalyticsBreakdown {\n  dimension\n  totalCount\n  rows {\n    key\n    label\n    detail\n    countryCode\n    clicks\n    visitors\n    percentage\n  }\n}\n\nfragment BrowserPanel_analytics on Analytics {\n  browsers: breakdown(dimension: BROWSER, first: 6) {\n    totalCount\n    rows {\n      key\n      label\n      clicks\n      percentage\n    }\n  }\n  browserVersions(first: 60) {\n    browser\n    version\n    percentage\n  }\n}\n\nfragment CountryFigures_analytics on Analytics {\n  international {\n    homeCountry\n    percentage\n  }\n}\n\nfragment CountryFigures_breakdown on AnalyticsBreakdown {\n  clicks\n  rows {\n    key\n    label\n    clicks\n  }\n}\n\nfragment CountryMap_breakdown on AnalyticsBreakdown {\n  rows {\n    label\n    clicks\n    place {\n      numericCode\n      latitude\n      longitude\n    }\n  }\n}\n\nfragment CountryTable_breakdown on AnalyticsBreakdown {\n  rows {\n    key\n    label\n    countryCode\n    clicks\n    visitors\n    percentage\n    uniqueRate\n  }\n}\n\nfragment DevicePanel_analytics on Analytics {\n  devices: breakdown(dimension: DEVICE, first: 10) {\n    ...BreakdownList_breakdown\n  }\n  systems: breakdown(dimension: OS, first: 10) {\n    ...BreakdownList_breakdown\n  }\n}\n\nfragment GeographyPanel_analytics on Analytics {\n  countries: breakdown(dimension: COUNTRY, first: 250) {\n    totalCount\n    clicks\n    rows {\n      key\n      clicks\n      visitors\n      ...GeographyRow_row\n    }\n    ...CountryMap_breakdown\n    ...CountryTable_breakdown\n    ...CountryFigures_breakdown\n  }\n  ...CountryFigures_analytics\n}\n\nfragment GeographyRow_row on AnalyticsRow {\n  key\n  label\n  countryCode\n  clicks\n  visitors\n  percentage\n  uniqueRate\n}\n\nfragment OverviewPanels_analytics on Analytics {\n  ...SummaryCards_analytics\n  ...TrafficPanel_analytics\n  ...PeakHours_analytics\n  ...WeekHeat_analytics\n  ...GeographyPanel_analytics\n  ...DevicePanel_analytics\n  ...BrowserPanel_analytics\n  ...PerformancePanel_analytics\n  ...TopUrlsPanel_analytics\n}\n\nfragment PeakHours_analytics on Analytics {\n  peakHours {\n    hour\n    clicks\n  }\n}\n\nfragment PerformancePanel_analytics on Analytics {\n  summary {\n    uniqueRate\n    visits {\n      ...useMeasured_figure\n    }\n    bounceRate {\n      ...useMeasured_figure\n    }\n    averageSessionTime {\n      ...useMeasured_figure\n    }\n    conversionRate {\n      ...useMeasured_figure\n    }\n  }\n}\n\nfragment SummaryCards_analytics on Analytics {\n  comparedWith {\n    from\n    to\n  }\n  summary {\n    clicks {\n      value\n      change\n    }\n    visitors {\n      value\n      change\n    }\n    uniqueRate\n    mobileShare\n    topCountry {\n      label\n      percentage\n    }\n    topDevice {\n      label\n      percentage\n    }\n    bounceRate {\n      ...useMeasured_figure\n    }\n    averageSessionTime {\n      ...useMeasured_figure\n    }\n    conversionRate {\n      ...useMeasured_figure\n    }\n  }\n}\n\nfragment TopUrlsPanel_analytics on Analytics {\n  urls: breakdown(dimension: LINK, first: 8) {\n    totalCount\n    rows {\n      key\n      label\n      clicks\n      visitors\n      percentage\n      url {\n        shortCode\n        originalUrl\n        id\n      }\n    }\n  }\n}\n\nfragment TrafficFooter_analytics on Analytics {\n  series {\n    clicks\n  }\n  peakHours {\n    hour\n    clicks\n  }\n  summary {\n    clicks {\n      change\n    }\n  }\n}\n\nfragment TrafficPanel_analytics on Analytics {\n  historyLimitedFrom\n  series {\n    date\n    clicks\n    visitors\n  }\n  seriesBefore @include(if: $compared) {\n    date\n    clicks\n    visitors\n  }\n  peakHours {\n    hour\n    clicks\n    visitors\n  }\n  ...TrafficFooter_analytics\n}\n\nfragment WeekHeat_analytics on Analytics {\n  heatmap {\n    weekday\n    hour\n    clicks\n  }\n}\n\nfragment useMeasured_figure on MeasuredFigure {\n  value\n  measured\n  total\n}\n"
  }
};
})();

(node as any).hash = "6a4d78743483b7de47a063683082131a";

export default node;
