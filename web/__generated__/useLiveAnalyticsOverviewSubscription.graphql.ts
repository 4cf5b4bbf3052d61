/**
 * @generated SignedSource<<4ff03c77d88a78a139a6f9ea74ea3604>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsComparison = "PREVIOUS_PERIOD" | "PREVIOUS_YEAR";
export type AnalyticsDimension = "BROWSER" | "CHANNEL" | "CITY" | "COUNTRY" | "DEVICE" | "DEVICE_MODEL" | "LINK" | "NETWORK" | "NETWORK_TYPE" | "OS" | "OS_VERSION" | "REFERRER" | "ROUND_TRIP_ATTEMPT" | "RULE" | "SPEED_ATTEMPT" | "UTM_CAMPAIGN" | "UTM_MEDIUM" | "UTM_SOURCE" | "VARIANT";
export type AnalyticsGranularity = "DAY" | "HOUR" | "MONTH" | "WEEK";
export type AnalyticsPeriod = "LAST_24_HOURS" | "LAST_30_DAYS" | "LAST_365_DAYS" | "LAST_7_DAYS" | "LAST_90_DAYS" | "TODAY";
export type AnalyticsScope = {
  compare?: AnalyticsComparison;
  filters?: ReadonlyArray<AnalyticsFilter>;
  from?: string | null | undefined;
  includeBots?: boolean;
  matchWeekdays?: boolean;
  period?: AnalyticsPeriod;
  tag?: string | null | undefined;
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
  granularity: AnalyticsGranularity;
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
  "name": "granularity"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "scope"
},
v3 = [
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
  "name": "updatedAt",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "granularity",
    "variableName": "granularity"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v10 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percentage",
  "storageKey": null
},
v13 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v14 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/),
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
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uniqueRate",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastDate",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clicks",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversions",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "ClickFacts",
  "kind": "LinkedField",
  "name": "facts",
  "plural": false,
  "selections": [
    (v22/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bounces",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hour",
  "storageKey": null
},
v25 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dimension",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "detail",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countryCode",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50",
  "storageKey": null
},
v32 = [
  (v31/*:: as any*/)
],
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "roundTrip",
  "plural": false,
  "selections": (v32/*:: as any*/),
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50IsLowerBound",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "speed",
  "plural": false,
  "selections": [
    (v31/*:: as any*/),
    (v34/*:: as any*/)
  ],
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "pageLoad",
  "plural": false,
  "selections": (v32/*:: as any*/),
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bounceRate",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "sessionTime",
  "plural": false,
  "selections": (v32/*:: as any*/),
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversionRate",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "concreteType": "ClickFacts",
  "kind": "LinkedField",
  "name": "facts",
  "plural": false,
  "selections": [
    (v33/*:: as any*/),
    (v35/*:: as any*/),
    (v36/*:: as any*/),
    (v37/*:: as any*/),
    (v38/*:: as any*/),
    (v39/*:: as any*/)
  ],
  "storageKey": null
},
v41 = [
  (v26/*:: as any*/),
  (v27/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "AnalyticsRow",
    "kind": "LinkedField",
    "name": "rows",
    "plural": true,
    "selections": [
      (v28/*:: as any*/),
      (v11/*:: as any*/),
      (v29/*:: as any*/),
      (v30/*:: as any*/),
      (v20/*:: as any*/),
      (v21/*:: as any*/),
      (v12/*:: as any*/),
      (v40/*:: as any*/)
    ],
    "storageKey": null
  }
],
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p75",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p95",
  "storageKey": null
},
v45 = [
  (v42/*:: as any*/),
  (v31/*:: as any*/),
  (v43/*:: as any*/),
  (v44/*:: as any*/)
],
v46 = {
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveAnalyticsOverviewSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Analytics",
        "kind": "LinkedField",
        "name": "analyticsUpdated",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
            "args": (v5/*:: as any*/),
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
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useLiveAnalyticsOverviewSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Analytics",
        "kind": "LinkedField",
        "name": "analyticsUpdated",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "activeNow",
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
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
                  (v8/*:: as any*/)
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
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Trend",
                "kind": "LinkedField",
                "name": "visitors",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
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
                "selections": (v13/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsRow",
                "kind": "LinkedField",
                "name": "topDevice",
                "plural": false,
                "selections": (v13/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MeasuredFigure",
                "kind": "LinkedField",
                "name": "bounceRate",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MeasuredFigure",
                "kind": "LinkedField",
                "name": "sessionTime",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MeasuredFigure",
                "kind": "LinkedField",
                "name": "conversionRate",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "VisitNeed",
                "kind": "LinkedField",
                "name": "visitsNeed",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "step",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "host",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MeasuredFigure",
                "kind": "LinkedField",
                "name": "visits",
                "plural": false,
                "selections": (v14/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "clickConversionRate",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DayRange",
            "kind": "LinkedField",
            "name": "comparedWith",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "until",
                "storageKey": null
              }
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
            "concreteType": "TimeZoneChange",
            "kind": "LinkedField",
            "name": "timeZoneChanges",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v16/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "AnalyticsPoint",
            "kind": "LinkedField",
            "name": "series",
            "plural": true,
            "selections": [
              (v17/*:: as any*/),
              (v19/*:: as any*/),
              (v18/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRunning",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPartial",
                "storageKey": null
              },
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v23/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "condition": "compared",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "AnalyticsPoint",
                "kind": "LinkedField",
                "name": "seriesBefore",
                "plural": true,
                "selections": [
                  (v17/*:: as any*/),
                  (v19/*:: as any*/),
                  (v18/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v23/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "alias": "days",
            "args": null,
            "concreteType": "AnalyticsPoint",
            "kind": "LinkedField",
            "name": "series",
            "plural": true,
            "selections": [
              (v20/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AnalyticsHour",
            "kind": "LinkedField",
            "name": "peakHours",
            "plural": true,
            "selections": [
              (v24/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "referrers",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "REFERRER"
              },
              (v25/*:: as any*/)
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": (v41/*:: as any*/),
            "storageKey": "breakdown(dimension:\"REFERRER\",first:10)"
          },
          {
            "alias": "channels",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "CHANNEL"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 20
              }
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": (v41/*:: as any*/),
            "storageKey": "breakdown(dimension:\"CHANNEL\",first:20)"
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 11
              }
            ],
            "concreteType": "Campaign",
            "kind": "LinkedField",
            "name": "campaigns",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "source",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "medium",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "campaign",
                "storageKey": null
              },
              (v20/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ClickFacts",
                "kind": "LinkedField",
                "name": "facts",
                "plural": false,
                "selections": [
                  (v22/*:: as any*/),
                  (v39/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "campaigns(first:11)"
          },
          {
            "alias": "utm",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "UTM_CAMPAIGN"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              }
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": [
              (v27/*:: as any*/)
            ],
            "storageKey": "breakdown(dimension:\"UTM_CAMPAIGN\",first:1)"
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
              (v27/*:: as any*/),
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsRow",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v28/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ClickFacts",
                    "kind": "LinkedField",
                    "name": "facts",
                    "plural": false,
                    "selections": [
                      (v37/*:: as any*/),
                      (v33/*:: as any*/),
                      (v35/*:: as any*/),
                      (v36/*:: as any*/),
                      (v38/*:: as any*/),
                      (v39/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  (v30/*:: as any*/),
                  (v12/*:: as any*/),
                  (v15/*:: as any*/),
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
              (v12/*:: as any*/)
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
              (v25/*:: as any*/)
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": (v41/*:: as any*/),
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
              (v25/*:: as any*/)
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": [
              (v26/*:: as any*/),
              (v27/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsRow",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v28/*:: as any*/),
                  (v11/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "breakdown(dimension:\"OS\",first:10)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FactShare",
            "kind": "LinkedField",
            "name": "screens",
            "plural": true,
            "selections": [
              (v11/*:: as any*/),
              (v20/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
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
              (v27/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsRow",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v28/*:: as any*/),
                  (v11/*:: as any*/),
                  (v20/*:: as any*/),
                  (v12/*:: as any*/),
                  (v40/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "breakdown(dimension:\"BROWSER\",first:6)"
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
              (v24/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ClickFacts",
            "kind": "LinkedField",
            "name": "facts",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Percentiles",
                "kind": "LinkedField",
                "name": "score",
                "plural": false,
                "selections": (v45/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Percentiles",
                "kind": "LinkedField",
                "name": "roundTrip",
                "plural": false,
                "selections": (v45/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Percentiles",
                "kind": "LinkedField",
                "name": "jitter",
                "plural": false,
                "selections": (v32/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Percentiles",
                "kind": "LinkedField",
                "name": "speed",
                "plural": false,
                "selections": [
                  (v42/*:: as any*/),
                  (v31/*:: as any*/),
                  (v43/*:: as any*/),
                  (v44/*:: as any*/),
                  (v34/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "p75IsLowerBound",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "p95IsLowerBound",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Percentiles",
                "kind": "LinkedField",
                "name": "delay",
                "plural": false,
                "selections": (v45/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Percentiles",
                "kind": "LinkedField",
                "name": "sessionTime",
                "plural": false,
                "selections": (v45/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Percentiles",
                "kind": "LinkedField",
                "name": "pageLoad",
                "plural": false,
                "selections": (v45/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "QualityDistribution",
                "kind": "LinkedField",
                "name": "qualities",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "excellent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "good",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fair",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "poor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
              (v27/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsRow",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v28/*:: as any*/),
                  (v11/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v12/*:: as any*/),
                  (v40/*:: as any*/),
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
                          (v46/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v46/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "breakdown(dimension:\"LINK\",first:8)"
          },
          (v46/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "8992d3243263a9b7bd2f9d7a49cad26c",
    "id": null,
    "metadata": {},
    "name": "useLiveAnalyticsOverviewSubscription",
    "operationKind": "subscription",
    "text": "subscription useLiveAnalyticsOverviewSubscription(\n  $scope: AnalyticsScope!\n  $compared: Boolean!\n  $granularity: AnalyticsGranularity!\n) {\n  analyticsUpdated(scope: $scope) {\n    updatedAt\n    ...ActiveNow_analytics\n    ...AnalyticsFooter_analytics\n    ...OverviewPanels_analytics_1t1nFa\n    id\n  }\n}\n\nfragment ActiveNow_analytics on Analytics {\n  activeNow\n}\n\nfragment AnalyticsFooter_analytics on Analytics {\n  updatedAt\n  from\n  to\n  summary {\n    bots {\n      value\n    }\n  }\n}\n\nfragment BreakdownList_breakdown on AnalyticsBreakdown {\n  dimension\n  totalCount\n  rows {\n    key\n    label\n    detail\n    countryCode\n    clicks\n    visitors\n    percentage\n  }\n}\n\nfragment BreakdownList_breakdown_40SrJY on AnalyticsBreakdown {\n  dimension\n  totalCount\n  rows {\n    key\n    label\n    detail\n    countryCode\n    clicks\n    visitors\n    percentage\n    ...RowFacts_row\n  }\n}\n\nfragment BrowserPanel_analytics on Analytics {\n  browsers: breakdown(dimension: BROWSER, first: 6) {\n    totalCount\n    rows {\n      key\n      label\n      clicks\n      percentage\n      ...RowFacts_row\n    }\n  }\n}\n\nfragment Campaigns_analytics on Analytics {\n  campaigns(first: 11) {\n    source\n    medium\n    campaign\n    clicks\n    percentage\n    facts {\n      conversions\n      conversionRate\n    }\n  }\n  utm: breakdown(dimension: UTM_CAMPAIGN, first: 1) {\n    totalCount\n  }\n}\n\nfragment CountryFigures_analytics on Analytics {\n  international {\n    homeCountry\n    percentage\n  }\n}\n\nfragment CountryFigures_breakdown on AnalyticsBreakdown {\n  clicks\n  rows {\n    key\n    label\n    clicks\n  }\n}\n\nfragment CountryMap_breakdown on AnalyticsBreakdown {\n  rows {\n    label\n    clicks\n    place {\n      numericCode\n      latitude\n      longitude\n    }\n  }\n}\n\nfragment CountryTable_breakdown on AnalyticsBreakdown {\n  rows {\n    key\n    label\n    countryCode\n    clicks\n    visitors\n    percentage\n    uniqueRate\n    ...factColumns_row\n  }\n}\n\nfragment DevicePanel_analytics on Analytics {\n  devices: breakdown(dimension: DEVICE, first: 10) {\n    ...BreakdownList_breakdown_40SrJY\n  }\n  systems: breakdown(dimension: OS, first: 10) {\n    ...BreakdownList_breakdown\n  }\n  screens {\n    ...FactShares_shares\n  }\n  ...SnippetNote_analytics\n}\n\nfragment FactShares_shares on FactShare {\n  label\n  clicks\n  percentage\n}\n\nfragment GeographyPanel_analytics on Analytics {\n  countries: breakdown(dimension: COUNTRY, first: 250) {\n    totalCount\n    clicks\n    rows {\n      key\n      clicks\n      visitors\n      facts {\n        bounceRate\n      }\n      ...GeographyRow_row\n    }\n    ...CountryMap_breakdown\n    ...CountryTable_breakdown\n    ...CountryFigures_breakdown\n  }\n  ...CountryFigures_analytics\n}\n\nfragment GeographyRow_row on AnalyticsRow {\n  key\n  label\n  countryCode\n  clicks\n  visitors\n  percentage\n  uniqueRate\n  ...RowFacts_row\n}\n\nfragment OverviewPanels_analytics_1t1nFa on Analytics {\n  ...OverviewTop_analytics_1t1nFa\n  ...OverviewRest_analytics\n  ...TopUrlsPanel_analytics\n}\n\nfragment OverviewRest_analytics on Analytics {\n  ...SourcesPanel_analytics\n  ...UnmeasuredNote_analytics\n  ...GeographyPanel_analytics\n  ...DevicePanel_analytics\n  ...BrowserPanel_analytics\n  ...PeakHours_analytics\n  ...WeekHeat_analytics\n  ...PerformancePanel_analytics\n}\n\nfragment OverviewTop_analytics_1t1nFa on Analytics {\n  summary {\n    clicks {\n      value\n    }\n  }\n  ...SummaryCards_analytics\n  ...TrafficPanel_analytics_1t1nFa\n}\n\nfragment PeakHours_analytics on Analytics {\n  peakHours {\n    hour\n    clicks\n  }\n}\n\nfragment PerformancePanel_analytics on Analytics {\n  summary {\n    clicks {\n      value\n    }\n    visitors {\n      value\n    }\n    bots {\n      value\n    }\n    uniqueRate\n    visits {\n      ...useMeasured_figure\n    }\n    bounceRate {\n      ...useMeasured_figure\n    }\n    conversionRate {\n      ...useMeasured_figure\n    }\n    clickConversionRate\n  }\n  facts {\n    ...WayLines_facts\n  }\n}\n\nfragment RowFacts_row on AnalyticsRow {\n  facts {\n    roundTrip {\n      p50\n    }\n    speed {\n      p50\n      p50IsLowerBound\n    }\n    pageLoad {\n      p50\n    }\n    bounceRate\n    sessionTime {\n      p50\n    }\n    conversionRate\n  }\n}\n\nfragment SnippetNote_analytics on Analytics {\n  summary {\n    visitsNeed {\n      step\n      host\n    }\n  }\n}\n\nfragment SourcesPanel_analytics on Analytics {\n  referrers: breakdown(dimension: REFERRER, first: 10) {\n    ...BreakdownList_breakdown_40SrJY\n  }\n  channels: breakdown(dimension: CHANNEL, first: 20) {\n    ...BreakdownList_breakdown_40SrJY\n  }\n  ...Campaigns_analytics\n}\n\nfragment SummaryCards_analytics on Analytics {\n  timeZone\n  comparedWith {\n    from\n    to\n    until\n  }\n  summary {\n    clicks {\n      value\n      change\n    }\n    visitors {\n      value\n      change\n    }\n    mobileShare\n    topCountry {\n      label\n      percentage\n    }\n    topDevice {\n      label\n      percentage\n    }\n    bounceRate {\n      ...useMeasured_figure\n    }\n    sessionTime {\n      ...useMeasured_figure\n    }\n    conversionRate {\n      ...useMeasured_figure\n    }\n  }\n}\n\nfragment TopUrlsPanel_analytics on Analytics {\n  urls: breakdown(dimension: LINK, first: 8) {\n    totalCount\n    rows {\n      key\n      label\n      clicks\n      visitors\n      percentage\n      ...RowFacts_row\n      url {\n        shortCode\n        originalUrl\n        experiment {\n          state\n          id\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment TrafficFooter_analytics on Analytics {\n  days: series {\n    clicks\n  }\n  peakHours {\n    hour\n    clicks\n  }\n  summary {\n    clicks {\n      change\n    }\n  }\n}\n\nfragment TrafficPanel_analytics_1t1nFa on Analytics {\n  timeZone\n  historyLimitedFrom\n  timeZoneChanges {\n    date\n    at\n    timeZone\n  }\n  series(granularity: $granularity) {\n    date\n    lastDate\n    at\n    isRunning\n    isPartial\n    clicks\n    visitors\n    facts {\n      conversions\n      bounces\n    }\n  }\n  seriesBefore(granularity: $granularity) @include(if: $compared) {\n    date\n    lastDate\n    at\n    clicks\n    visitors\n    facts {\n      conversions\n      bounces\n    }\n  }\n  ...TrafficFooter_analytics\n}\n\nfragment UnmeasuredNote_analytics on Analytics {\n  summary {\n    bounceRate {\n      value\n    }\n  }\n  ...SnippetNote_analytics\n}\n\nfragment WayLines_facts on ClickFacts {\n  score {\n    ...percentiles_figure\n  }\n  roundTrip {\n    ...percentiles_figure\n  }\n  jitter {\n    p50\n  }\n  speed {\n    ...percentiles_figure_1XGQ31\n  }\n  delay {\n    ...percentiles_figure\n  }\n  sessionTime {\n    ...percentiles_figure\n  }\n  pageLoad {\n    ...percentiles_figure\n  }\n  qualities {\n    excellent\n    good\n    fair\n    poor\n  }\n}\n\nfragment WeekHeat_analytics on Analytics {\n  heatmap {\n    weekday\n    hour\n    clicks\n  }\n}\n\nfragment factColumns_row on AnalyticsRow {\n  facts {\n    bounceRate\n    sessionTime {\n      p50\n    }\n    conversionRate\n  }\n}\n\nfragment percentiles_figure on Percentiles {\n  count\n  p50\n  p75\n  p95\n}\n\nfragment percentiles_figure_1XGQ31 on Percentiles {\n  count\n  p50\n  p75\n  p95\n  p50IsLowerBound\n  p75IsLowerBound\n  p95IsLowerBound\n}\n\nfragment useMeasured_figure on MeasuredFigure {\n  value\n  change\n  measured\n  total\n}\n"
  }
};
})();

(node as any).hash = "78303cf80a5c2650014673df8fb74b22";

export default node;
