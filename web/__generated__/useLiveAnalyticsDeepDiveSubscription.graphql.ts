/**
 * @generated SignedSource<<db7fef8732e7284557fc9d1bc0be71a2>>
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
export type useLiveAnalyticsDeepDiveSubscription$variables = {
  compared: boolean;
  granularity: AnalyticsGranularity;
  scope: AnalyticsScope;
};
export type useLiveAnalyticsDeepDiveSubscription$data = {
  readonly analyticsUpdated: {
    readonly updatedAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"ActiveNow_analytics" | "AnalyticsFooter_analytics" | "DeepDivePanels_analytics">;
  };
};
export type useLiveAnalyticsDeepDiveSubscription = {
  response: useLiveAnalyticsDeepDiveSubscription$data;
  variables: useLiveAnalyticsDeepDiveSubscription$variables;
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
  "name": "value",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uniqueRate",
  "storageKey": null
},
v10 = [
  (v6/*:: as any*/),
  (v8/*:: as any*/),
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
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastDate",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clicks",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversions",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "ClickFacts",
  "kind": "LinkedField",
  "name": "facts",
  "plural": false,
  "selections": [
    (v17/*:: as any*/),
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
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hour",
  "storageKey": null
},
v20 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dimension",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "detail",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countryCode",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percentage",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50",
  "storageKey": null
},
v29 = [
  (v28/*:: as any*/)
],
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "roundTrip",
  "plural": false,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50IsLowerBound",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "speed",
  "plural": false,
  "selections": [
    (v28/*:: as any*/),
    (v31/*:: as any*/)
  ],
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "pageLoad",
  "plural": false,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bounceRate",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "sessionTime",
  "plural": false,
  "selections": (v29/*:: as any*/),
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversionRate",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "concreteType": "AnalyticsRow",
  "kind": "LinkedField",
  "name": "rows",
  "plural": true,
  "selections": [
    (v23/*:: as any*/),
    (v24/*:: as any*/),
    (v25/*:: as any*/),
    (v26/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/),
    (v27/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ClickFacts",
      "kind": "LinkedField",
      "name": "facts",
      "plural": false,
      "selections": [
        (v30/*:: as any*/),
        (v32/*:: as any*/),
        (v33/*:: as any*/),
        (v34/*:: as any*/),
        (v35/*:: as any*/),
        (v36/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v38 = [
  (v21/*:: as any*/),
  (v22/*:: as any*/),
  (v37/*:: as any*/)
],
v39 = [
  (v24/*:: as any*/),
  (v15/*:: as any*/),
  (v27/*:: as any*/)
],
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p75",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p95",
  "storageKey": null
},
v43 = [
  (v40/*:: as any*/),
  (v28/*:: as any*/),
  (v41/*:: as any*/),
  (v42/*:: as any*/)
],
v44 = {
  "kind": "Literal",
  "name": "first",
  "value": 8
},
v45 = [
  (v21/*:: as any*/),
  (v22/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "AnalyticsRow",
    "kind": "LinkedField",
    "name": "rows",
    "plural": true,
    "selections": [
      (v23/*:: as any*/),
      (v24/*:: as any*/),
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v27/*:: as any*/)
    ],
    "storageKey": null
  }
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
    "name": "useLiveAnalyticsDeepDiveSubscription",
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
            "name": "DeepDivePanels_analytics"
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
    "name": "useLiveAnalyticsDeepDiveSubscription",
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "from",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "to",
            "storageKey": null
          },
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
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Trend",
                "kind": "LinkedField",
                "name": "clicks",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v8/*:: as any*/)
                ],
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
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MeasuredFigure",
                "kind": "LinkedField",
                "name": "visits",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MeasuredFigure",
                "kind": "LinkedField",
                "name": "bounceRate",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MeasuredFigure",
                "kind": "LinkedField",
                "name": "conversionRate",
                "plural": false,
                "selections": (v10/*:: as any*/),
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
          (v11/*:: as any*/),
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
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v11/*:: as any*/)
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
              (v12/*:: as any*/),
              (v14/*:: as any*/),
              (v13/*:: as any*/),
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
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v18/*:: as any*/)
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
                  (v12/*:: as any*/),
                  (v14/*:: as any*/),
                  (v13/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v18/*:: as any*/)
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
              (v15/*:: as any*/)
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
              (v19/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "networks",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "NETWORK"
              },
              (v20/*:: as any*/)
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": (v38/*:: as any*/),
            "storageKey": "breakdown(dimension:\"NETWORK\",first:10)"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FactShare",
            "kind": "LinkedField",
            "name": "connections",
            "plural": true,
            "selections": (v39/*:: as any*/),
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
              (v19/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FactShare",
            "kind": "LinkedField",
            "name": "sessionDurations",
            "plural": true,
            "selections": (v39/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 100
              }
            ],
            "concreteType": "SocialNetwork",
            "kind": "LinkedField",
            "name": "social",
            "plural": true,
            "selections": [
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
                "name": "referrers",
                "storageKey": null
              },
              (v15/*:: as any*/),
              (v27/*:: as any*/)
            ],
            "storageKey": "social(first:100)"
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
                "name": "roundTrip",
                "plural": false,
                "selections": (v43/*:: as any*/),
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
                  (v40/*:: as any*/),
                  (v28/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  (v31/*:: as any*/),
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
                "name": "score",
                "plural": false,
                "selections": (v43/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Percentiles",
                "kind": "LinkedField",
                "name": "jitter",
                "plural": false,
                "selections": (v29/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Percentiles",
                "kind": "LinkedField",
                "name": "delay",
                "plural": false,
                "selections": (v43/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Percentiles",
                "kind": "LinkedField",
                "name": "sessionTime",
                "plural": false,
                "selections": (v43/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Percentiles",
                "kind": "LinkedField",
                "name": "pageLoad",
                "plural": false,
                "selections": (v43/*:: as any*/),
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
            "alias": "referrers",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "REFERRER"
              },
              (v20/*:: as any*/)
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": (v38/*:: as any*/),
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
            "selections": (v38/*:: as any*/),
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
              (v15/*:: as any*/),
              (v27/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ClickFacts",
                "kind": "LinkedField",
                "name": "facts",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v36/*:: as any*/)
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
              (v22/*:: as any*/)
            ],
            "storageKey": "breakdown(dimension:\"UTM_CAMPAIGN\",first:1)"
          },
          {
            "alias": "performance",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "LINK"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 15
              }
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsRow",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bots",
                    "storageKey": null
                  },
                  (v27/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ClickFacts",
                    "kind": "LinkedField",
                    "name": "facts",
                    "plural": false,
                    "selections": [
                      (v34/*:: as any*/),
                      (v35/*:: as any*/),
                      (v36/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "breakdown(dimension:\"LINK\",first:15)"
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
              (v22/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AnalyticsRow",
                "kind": "LinkedField",
                "name": "rows",
                "plural": true,
                "selections": [
                  (v23/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ClickFacts",
                    "kind": "LinkedField",
                    "name": "facts",
                    "plural": false,
                    "selections": [
                      (v34/*:: as any*/),
                      (v30/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      (v35/*:: as any*/),
                      (v36/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v24/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v9/*:: as any*/),
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
              (v27/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "models",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "DEVICE_MODEL"
              },
              (v44/*:: as any*/)
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": (v45/*:: as any*/),
            "storageKey": "breakdown(dimension:\"DEVICE_MODEL\",first:8)"
          },
          {
            "alias": "versions",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "OS_VERSION"
              },
              (v44/*:: as any*/)
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": (v45/*:: as any*/),
            "storageKey": "breakdown(dimension:\"OS_VERSION\",first:8)"
          },
          {
            "alias": "cities",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "CITY"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 12
              }
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": (v45/*:: as any*/),
            "storageKey": "breakdown(dimension:\"CITY\",first:12)"
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
                "concreteType": "RedirectRule",
                "kind": "LinkedField",
                "name": "redirectRules",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v46/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": "rules",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "RULE"
              },
              {
                "kind": "Literal",
                "name": "first",
                "value": 21
              }
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": (v45/*:: as any*/),
            "storageKey": "breakdown(dimension:\"RULE\",first:21)"
          },
          {
            "alias": "variants",
            "args": [
              {
                "kind": "Literal",
                "name": "dimension",
                "value": "VARIANT"
              },
              (v20/*:: as any*/)
            ],
            "concreteType": "AnalyticsBreakdown",
            "kind": "LinkedField",
            "name": "breakdown",
            "plural": false,
            "selections": [
              (v37/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/)
            ],
            "storageKey": "breakdown(dimension:\"VARIANT\",first:10)"
          },
          (v46/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "627d519480c8177f8b4a86abfbd0b798",
    "id": null,
    "metadata": {},
    "name": "useLiveAnalyticsDeepDiveSubscription",
    "operationKind": "subscription",
    "text": "subscription useLiveAnalyticsDeepDiveSubscription(\n  $scope: AnalyticsScope!\n  $compared: Boolean!\n  $granularity: AnalyticsGranularity!\n) {\n  analyticsUpdated(scope: $scope) {\n    updatedAt\n    ...ActiveNow_analytics\n    ...AnalyticsFooter_analytics\n    ...DeepDivePanels_analytics_1t1nFa\n    id\n  }\n}\n\nfragment ActiveNow_analytics on Analytics {\n  activeNow\n}\n\nfragment AnalyticsFooter_analytics on Analytics {\n  updatedAt\n  from\n  to\n  summary {\n    bots {\n      value\n    }\n  }\n}\n\nfragment BehaviourPanel_analytics on Analytics {\n  networks: breakdown(dimension: NETWORK, first: 10) {\n    ...BreakdownList_breakdown_40SrJY\n  }\n  connections {\n    ...FactShares_shares\n  }\n  ...Patterns_analytics\n  ...Sessions_analytics\n  ...SocialNetworks_analytics\n}\n\nfragment BreakdownList_breakdown on AnalyticsBreakdown {\n  dimension\n  totalCount\n  rows {\n    key\n    label\n    detail\n    countryCode\n    clicks\n    visitors\n    percentage\n  }\n}\n\nfragment BreakdownList_breakdown_40SrJY on AnalyticsBreakdown {\n  dimension\n  totalCount\n  rows {\n    key\n    label\n    detail\n    countryCode\n    clicks\n    visitors\n    percentage\n    ...RowFacts_row\n  }\n}\n\nfragment Campaigns_analytics on Analytics {\n  campaigns(first: 11) {\n    source\n    medium\n    campaign\n    clicks\n    percentage\n    facts {\n      conversions\n      conversionRate\n    }\n  }\n  utm: breakdown(dimension: UTM_CAMPAIGN, first: 1) {\n    totalCount\n  }\n}\n\nfragment CountryFigures_analytics on Analytics {\n  international {\n    homeCountry\n    percentage\n  }\n}\n\nfragment CountryFigures_breakdown on AnalyticsBreakdown {\n  clicks\n  rows {\n    key\n    label\n    clicks\n  }\n}\n\nfragment CountryMap_breakdown on AnalyticsBreakdown {\n  rows {\n    label\n    clicks\n    place {\n      numericCode\n      latitude\n      longitude\n    }\n  }\n}\n\nfragment CountryTable_breakdown on AnalyticsBreakdown {\n  rows {\n    key\n    label\n    countryCode\n    clicks\n    visitors\n    percentage\n    uniqueRate\n    ...factColumns_row\n  }\n}\n\nfragment DeepDivePanels_analytics_1t1nFa on Analytics {\n  summary {\n    clicks {\n      value\n    }\n  }\n  ...TrafficPanel_analytics_1t1nFa\n  ...BehaviourPanel_analytics\n  ...NetworkPanel_analytics\n  ...PathPanel_analytics\n  ...SourcesPanel_analytics\n  ...PerformancePanel_analytics\n  ...UrlPerformance_analytics\n  ...GeographyPanel_analytics\n  models: breakdown(dimension: DEVICE_MODEL, first: 8) {\n    ...BreakdownList_breakdown\n  }\n  versions: breakdown(dimension: OS_VERSION, first: 8) {\n    ...BreakdownList_breakdown\n  }\n  cities: breakdown(dimension: CITY, first: 12) {\n    ...BreakdownList_breakdown\n  }\n  ...RulesPanel_analytics\n  ...VariantsPanel_analytics\n}\n\nfragment FactShares_shares on FactShare {\n  label\n  clicks\n  percentage\n}\n\nfragment GeographyPanel_analytics on Analytics {\n  countries: breakdown(dimension: COUNTRY, first: 250) {\n    totalCount\n    clicks\n    rows {\n      key\n      clicks\n      visitors\n      facts {\n        bounceRate\n      }\n      ...GeographyRow_row\n    }\n    ...CountryMap_breakdown\n    ...CountryTable_breakdown\n    ...CountryFigures_breakdown\n  }\n  ...CountryFigures_analytics\n}\n\nfragment GeographyRow_row on AnalyticsRow {\n  key\n  label\n  countryCode\n  clicks\n  visitors\n  percentage\n  uniqueRate\n  ...RowFacts_row\n}\n\nfragment NetworkPanel_analytics on Analytics {\n  networks: breakdown(dimension: NETWORK, first: 10) {\n    ...BreakdownList_breakdown_40SrJY\n  }\n}\n\nfragment PathPanel_analytics on Analytics {\n  facts {\n    roundTrip {\n      count\n    }\n    speed {\n      count\n    }\n  }\n}\n\nfragment Patterns_analytics on Analytics {\n  heatmap {\n    weekday\n    hour\n    clicks\n  }\n}\n\nfragment PerformancePanel_analytics on Analytics {\n  summary {\n    clicks {\n      value\n    }\n    visitors {\n      value\n    }\n    bots {\n      value\n    }\n    uniqueRate\n    visits {\n      ...useMeasured_figure\n    }\n    bounceRate {\n      ...useMeasured_figure\n    }\n    conversionRate {\n      ...useMeasured_figure\n    }\n    clickConversionRate\n  }\n  facts {\n    ...WayLines_facts\n  }\n}\n\nfragment RowFacts_row on AnalyticsRow {\n  facts {\n    roundTrip {\n      p50\n    }\n    speed {\n      p50\n      p50IsLowerBound\n    }\n    pageLoad {\n      p50\n    }\n    bounceRate\n    sessionTime {\n      p50\n    }\n    conversionRate\n  }\n}\n\nfragment RulesPanel_analytics on Analytics {\n  url {\n    redirectRules {\n      __typename\n    }\n    id\n  }\n  rules: breakdown(dimension: RULE, first: 21) {\n    ...BreakdownList_breakdown\n  }\n}\n\nfragment Sessions_analytics on Analytics {\n  summary {\n    clicks {\n      value\n    }\n    visitors {\n      value\n    }\n    bots {\n      value\n    }\n  }\n  sessionDurations {\n    ...FactShares_shares\n  }\n  ...SnippetNote_analytics\n}\n\nfragment SnippetNote_analytics on Analytics {\n  summary {\n    visitsNeed {\n      step\n      host\n    }\n  }\n}\n\nfragment SocialNetworks_analytics on Analytics {\n  social(first: 100) {\n    network\n    referrers\n    clicks\n    percentage\n  }\n}\n\nfragment SourcesPanel_analytics on Analytics {\n  referrers: breakdown(dimension: REFERRER, first: 10) {\n    ...BreakdownList_breakdown_40SrJY\n  }\n  channels: breakdown(dimension: CHANNEL, first: 20) {\n    ...BreakdownList_breakdown_40SrJY\n  }\n  ...Campaigns_analytics\n}\n\nfragment TrafficFooter_analytics on Analytics {\n  days: series {\n    clicks\n  }\n  peakHours {\n    hour\n    clicks\n  }\n  summary {\n    clicks {\n      change\n    }\n  }\n}\n\nfragment TrafficPanel_analytics_1t1nFa on Analytics {\n  timeZone\n  historyLimitedFrom\n  timeZoneChanges {\n    date\n    at\n    timeZone\n  }\n  series(granularity: $granularity) {\n    date\n    lastDate\n    at\n    isRunning\n    isPartial\n    clicks\n    visitors\n    facts {\n      conversions\n      bounces\n    }\n  }\n  seriesBefore(granularity: $granularity) @include(if: $compared) {\n    date\n    lastDate\n    at\n    clicks\n    visitors\n    facts {\n      conversions\n      bounces\n    }\n  }\n  ...TrafficFooter_analytics\n}\n\nfragment UrlPerformance_analytics on Analytics {\n  performance: breakdown(dimension: LINK, first: 15) {\n    totalCount\n    rows {\n      key\n      label\n      clicks\n      visitors\n      bots\n      percentage\n      uniqueRate\n      ...factColumns_row\n    }\n  }\n}\n\nfragment VariantsPanel_analytics on Analytics {\n  variants: breakdown(dimension: VARIANT, first: 10) {\n    rows {\n      key\n    }\n    ...BreakdownList_breakdown_40SrJY\n  }\n}\n\nfragment WayLines_facts on ClickFacts {\n  score {\n    ...percentiles_figure\n  }\n  roundTrip {\n    ...percentiles_figure\n  }\n  jitter {\n    p50\n  }\n  speed {\n    ...percentiles_figure_1XGQ31\n  }\n  delay {\n    ...percentiles_figure\n  }\n  sessionTime {\n    ...percentiles_figure\n  }\n  pageLoad {\n    ...percentiles_figure\n  }\n  qualities {\n    excellent\n    good\n    fair\n    poor\n  }\n}\n\nfragment factColumns_row on AnalyticsRow {\n  facts {\n    bounceRate\n    sessionTime {\n      p50\n    }\n    conversionRate\n  }\n}\n\nfragment percentiles_figure on Percentiles {\n  count\n  p50\n  p75\n  p95\n}\n\nfragment percentiles_figure_1XGQ31 on Percentiles {\n  count\n  p50\n  p75\n  p95\n  p50IsLowerBound\n  p75IsLowerBound\n  p95IsLowerBound\n}\n\nfragment useMeasured_figure on MeasuredFigure {\n  value\n  change\n  measured\n  total\n}\n"
  }
};
})();

(node as any).hash = "e516ba712d33668a78307063741d3ece";

export default node;
