/**
 * @generated SignedSource<<c7aab7af4c0378eae90b63e97183d4ba>>
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
export type ExperimentState = "ended" | "paused" | "running";
export type SubscriptionTier = "enterprise" | "free" | "premium";
export type VisitStep = "attribution" | "proof" | "snippet";
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
export type OverviewQuery$variables = {
  compared: boolean;
  granularity: AnalyticsGranularity;
  scope: AnalyticsScope;
};
export type OverviewQuery$data = {
  readonly viewer: {
    readonly analytics: {
      readonly " $fragmentSpreads": FragmentRefs<"OverviewPanels_analytics">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"AnalyticsFrame_viewer">;
  };
};
export type OverviewQuery$rawResponse = {
  readonly viewer: {
    readonly analytics: {
      readonly activeNow: number;
      readonly browsers: {
        readonly rows: ReadonlyArray<{
          readonly clicks: number;
          readonly facts: {
            readonly bounceRate: number | null | undefined;
            readonly conversionRate: number | null | undefined;
            readonly pageLoad: {
              readonly p50: number | null | undefined;
            };
            readonly roundTrip: {
              readonly p50: number | null | undefined;
            };
            readonly sessionTime: {
              readonly p50: number | null | undefined;
            };
            readonly speed: {
              readonly p50: number | null | undefined;
              readonly p50IsLowerBound: boolean;
            };
          };
          readonly key: string;
          readonly label: string;
          readonly percentage: number;
        }>;
        readonly totalCount: number;
      };
      readonly campaigns: ReadonlyArray<{
        readonly campaign: string | null | undefined;
        readonly clicks: number;
        readonly facts: {
          readonly conversionRate: number | null | undefined;
          readonly conversions: number | null | undefined;
        };
        readonly medium: string | null | undefined;
        readonly percentage: number;
        readonly source: string | null | undefined;
      }>;
      readonly channels: {
        readonly dimension: AnalyticsDimension;
        readonly rows: ReadonlyArray<{
          readonly clicks: number;
          readonly countryCode: string | null | undefined;
          readonly detail: string | null | undefined;
          readonly facts: {
            readonly bounceRate: number | null | undefined;
            readonly conversionRate: number | null | undefined;
            readonly pageLoad: {
              readonly p50: number | null | undefined;
            };
            readonly roundTrip: {
              readonly p50: number | null | undefined;
            };
            readonly sessionTime: {
              readonly p50: number | null | undefined;
            };
            readonly speed: {
              readonly p50: number | null | undefined;
              readonly p50IsLowerBound: boolean;
            };
          };
          readonly key: string;
          readonly label: string;
          readonly percentage: number;
          readonly visitors: number;
        }>;
        readonly totalCount: number;
      };
      readonly comparedWith: {
        readonly __typename: "DayRange";
        readonly from: string;
        readonly to: string;
        readonly until: string | null | undefined;
      } | null | undefined;
      readonly countries: {
        readonly clicks: number;
        readonly rows: ReadonlyArray<{
          readonly clicks: number;
          readonly countryCode: string | null | undefined;
          readonly facts: {
            readonly bounceRate: number | null | undefined;
            readonly conversionRate: number | null | undefined;
            readonly pageLoad: {
              readonly p50: number | null | undefined;
            };
            readonly roundTrip: {
              readonly p50: number | null | undefined;
            };
            readonly sessionTime: {
              readonly p50: number | null | undefined;
            };
            readonly speed: {
              readonly p50: number | null | undefined;
              readonly p50IsLowerBound: boolean;
            };
          };
          readonly key: string;
          readonly label: string;
          readonly percentage: number;
          readonly place: {
            readonly latitude: number | null | undefined;
            readonly longitude: number | null | undefined;
            readonly numericCode: string | null | undefined;
          } | null | undefined;
          readonly uniqueRate: number | null | undefined;
          readonly visitors: number;
        }>;
        readonly totalCount: number;
      };
      readonly days: ReadonlyArray<{
        readonly clicks: number;
      }>;
      readonly devices: {
        readonly dimension: AnalyticsDimension;
        readonly rows: ReadonlyArray<{
          readonly clicks: number;
          readonly countryCode: string | null | undefined;
          readonly detail: string | null | undefined;
          readonly facts: {
            readonly bounceRate: number | null | undefined;
            readonly conversionRate: number | null | undefined;
            readonly pageLoad: {
              readonly p50: number | null | undefined;
            };
            readonly roundTrip: {
              readonly p50: number | null | undefined;
            };
            readonly sessionTime: {
              readonly p50: number | null | undefined;
            };
            readonly speed: {
              readonly p50: number | null | undefined;
              readonly p50IsLowerBound: boolean;
            };
          };
          readonly key: string;
          readonly label: string;
          readonly percentage: number;
          readonly visitors: number;
        }>;
        readonly totalCount: number;
      };
      readonly facts: {
        readonly delay: {
          readonly count: number;
          readonly p50: number | null | undefined;
          readonly p75: number | null | undefined;
          readonly p95: number | null | undefined;
        };
        readonly jitter: {
          readonly p50: number | null | undefined;
        };
        readonly pageLoad: {
          readonly count: number;
          readonly p50: number | null | undefined;
          readonly p75: number | null | undefined;
          readonly p95: number | null | undefined;
        };
        readonly qualities: {
          readonly excellent: number;
          readonly fair: number;
          readonly good: number;
          readonly poor: number;
        } | null | undefined;
        readonly roundTrip: {
          readonly count: number;
          readonly p50: number | null | undefined;
          readonly p75: number | null | undefined;
          readonly p95: number | null | undefined;
        };
        readonly score: {
          readonly count: number;
          readonly p50: number | null | undefined;
          readonly p75: number | null | undefined;
          readonly p95: number | null | undefined;
        };
        readonly sessionTime: {
          readonly count: number;
          readonly p50: number | null | undefined;
          readonly p75: number | null | undefined;
          readonly p95: number | null | undefined;
        };
        readonly speed: {
          readonly count: number;
          readonly p50: number | null | undefined;
          readonly p50IsLowerBound: boolean;
          readonly p75: number | null | undefined;
          readonly p75IsLowerBound: boolean;
          readonly p95: number | null | undefined;
          readonly p95IsLowerBound: boolean;
        };
      };
      readonly filters: ReadonlyArray<{
        readonly dimension: AnalyticsDimension;
        readonly isNot: boolean;
        readonly values: ReadonlyArray<{
          readonly key: string;
          readonly label: string;
        }>;
      }>;
      readonly from: string;
      readonly heatmap: ReadonlyArray<{
        readonly clicks: number;
        readonly hour: number;
        readonly weekday: number;
      }>;
      readonly historyLimitedFrom: string | null | undefined;
      readonly id: string;
      readonly international: {
        readonly homeCountry: string | null | undefined;
        readonly percentage: number | null | undefined;
      };
      readonly peakHours: ReadonlyArray<{
        readonly clicks: number;
        readonly hour: number;
      }>;
      readonly referrers: {
        readonly dimension: AnalyticsDimension;
        readonly rows: ReadonlyArray<{
          readonly clicks: number;
          readonly countryCode: string | null | undefined;
          readonly detail: string | null | undefined;
          readonly facts: {
            readonly bounceRate: number | null | undefined;
            readonly conversionRate: number | null | undefined;
            readonly pageLoad: {
              readonly p50: number | null | undefined;
            };
            readonly roundTrip: {
              readonly p50: number | null | undefined;
            };
            readonly sessionTime: {
              readonly p50: number | null | undefined;
            };
            readonly speed: {
              readonly p50: number | null | undefined;
              readonly p50IsLowerBound: boolean;
            };
          };
          readonly key: string;
          readonly label: string;
          readonly percentage: number;
          readonly visitors: number;
        }>;
        readonly totalCount: number;
      };
      readonly screens: ReadonlyArray<{
        readonly clicks: number;
        readonly label: string;
        readonly percentage: number;
      }> | null | undefined;
      readonly series: ReadonlyArray<{
        readonly at: string | null | undefined;
        readonly clicks: number;
        readonly date: string;
        readonly facts: {
          readonly bounces: number | null | undefined;
          readonly conversions: number | null | undefined;
        };
        readonly isPartial: boolean;
        readonly isRunning: boolean;
        readonly lastDate: string;
        readonly visitors: number;
      }>;
      readonly seriesBefore?: ReadonlyArray<{
        readonly at: string | null | undefined;
        readonly clicks: number;
        readonly date: string;
        readonly facts: {
          readonly bounces: number | null | undefined;
          readonly conversions: number | null | undefined;
        };
        readonly lastDate: string;
        readonly visitors: number;
      } | null | undefined> | null | undefined;
      readonly summary: {
        readonly bots: {
          readonly value: number;
        };
        readonly bounceRate: {
          readonly change: number | null | undefined;
          readonly measured: number;
          readonly total: number;
          readonly value: number | null | undefined;
        };
        readonly clickConversionRate: number | null | undefined;
        readonly clicks: {
          readonly change: number | null | undefined;
          readonly value: number;
        };
        readonly conversionRate: {
          readonly change: number | null | undefined;
          readonly measured: number;
          readonly total: number;
          readonly value: number | null | undefined;
        };
        readonly mobileShare: number | null | undefined;
        readonly sessionTime: {
          readonly change: number | null | undefined;
          readonly measured: number;
          readonly total: number;
          readonly value: number | null | undefined;
        };
        readonly topCountry: {
          readonly label: string;
          readonly percentage: number;
        } | null | undefined;
        readonly topDevice: {
          readonly label: string;
          readonly percentage: number;
        } | null | undefined;
        readonly uniqueRate: number | null | undefined;
        readonly visitors: {
          readonly change: number | null | undefined;
          readonly value: number;
        };
        readonly visits: {
          readonly change: number | null | undefined;
          readonly measured: number;
          readonly total: number;
          readonly value: number | null | undefined;
        };
        readonly visitsNeed: {
          readonly host: string | null | undefined;
          readonly step: VisitStep;
        } | null | undefined;
      };
      readonly systems: {
        readonly dimension: AnalyticsDimension;
        readonly rows: ReadonlyArray<{
          readonly clicks: number;
          readonly countryCode: string | null | undefined;
          readonly detail: string | null | undefined;
          readonly key: string;
          readonly label: string;
          readonly percentage: number;
          readonly visitors: number;
        }>;
        readonly totalCount: number;
      };
      readonly tag: {
        readonly id: string;
        readonly name: string;
      } | null | undefined;
      readonly timeZone: string;
      readonly timeZoneChanges: ReadonlyArray<{
        readonly at: string;
        readonly date: string;
        readonly timeZone: string;
      }>;
      readonly to: string;
      readonly updatedAt: string;
      readonly url: {
        readonly domain: string | null | undefined;
        readonly id: string;
        readonly shortCode: string;
      } | null | undefined;
      readonly urls: {
        readonly rows: ReadonlyArray<{
          readonly clicks: number;
          readonly facts: {
            readonly bounceRate: number | null | undefined;
            readonly conversionRate: number | null | undefined;
            readonly pageLoad: {
              readonly p50: number | null | undefined;
            };
            readonly roundTrip: {
              readonly p50: number | null | undefined;
            };
            readonly sessionTime: {
              readonly p50: number | null | undefined;
            };
            readonly speed: {
              readonly p50: number | null | undefined;
              readonly p50IsLowerBound: boolean;
            };
          };
          readonly key: string;
          readonly label: string;
          readonly percentage: number;
          readonly url: {
            readonly experiment: {
              readonly id: string;
              readonly state: ExperimentState;
            } | null | undefined;
            readonly id: string;
            readonly originalUrl: string;
            readonly shortCode: string;
          } | null | undefined;
          readonly visitors: number;
        }>;
        readonly totalCount: number;
      };
      readonly utm: {
        readonly totalCount: number;
      };
    };
    readonly hasClicks: boolean;
    readonly id: string;
    readonly limits: {
      readonly maxAnalyticsHistoryDays: number;
    };
    readonly tier: SubscriptionTier;
    readonly timeZone: string;
  };
};
export type OverviewQuery = {
  rawResponse: OverviewQuery$rawResponse;
  response: OverviewQuery$data;
  variables: OverviewQuery$variables;
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
v4 = [
  {
    "kind": "Variable",
    "name": "granularity",
    "variableName": "granularity"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v8 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/)
],
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
  (v7/*:: as any*/),
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
  "name": "uniqueRate",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dimension",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shortCode",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastDate",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clicks",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversions",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "ClickFacts",
  "kind": "LinkedField",
  "name": "facts",
  "plural": false,
  "selections": [
    (v25/*:: as any*/),
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
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hour",
  "storageKey": null
},
v28 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "detail",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countryCode",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50",
  "storageKey": null
},
v33 = [
  (v32/*:: as any*/)
],
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "roundTrip",
  "plural": false,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50IsLowerBound",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "speed",
  "plural": false,
  "selections": [
    (v32/*:: as any*/),
    (v35/*:: as any*/)
  ],
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "pageLoad",
  "plural": false,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bounceRate",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "sessionTime",
  "plural": false,
  "selections": (v33/*:: as any*/),
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversionRate",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "concreteType": "ClickFacts",
  "kind": "LinkedField",
  "name": "facts",
  "plural": false,
  "selections": [
    (v34/*:: as any*/),
    (v36/*:: as any*/),
    (v37/*:: as any*/),
    (v38/*:: as any*/),
    (v39/*:: as any*/),
    (v40/*:: as any*/)
  ],
  "storageKey": null
},
v42 = [
  (v14/*:: as any*/),
  (v29/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "AnalyticsRow",
    "kind": "LinkedField",
    "name": "rows",
    "plural": true,
    "selections": [
      (v15/*:: as any*/),
      (v9/*:: as any*/),
      (v30/*:: as any*/),
      (v31/*:: as any*/),
      (v23/*:: as any*/),
      (v24/*:: as any*/),
      (v10/*:: as any*/),
      (v41/*:: as any*/)
    ],
    "storageKey": null
  }
],
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p75",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p95",
  "storageKey": null
},
v46 = [
  (v43/*:: as any*/),
  (v32/*:: as any*/),
  (v44/*:: as any*/),
  (v45/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OverviewQuery",
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
            "name": "AnalyticsFrame_viewer"
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "Analytics",
            "kind": "LinkedField",
            "name": "analytics",
            "plural": false,
            "selections": [
              {
                "args": (v4/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "OverviewPanels_analytics"
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OverviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasClicks",
            "storageKey": null
          },
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
                "name": "maxAnalyticsHistoryDays",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "Analytics",
            "kind": "LinkedField",
            "name": "analytics",
            "plural": false,
            "selections": [
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
                    "selections": (v8/*:: as any*/),
                    "storageKey": null
                  },
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
                    "name": "visitors",
                    "plural": false,
                    "selections": (v8/*:: as any*/),
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
                    "name": "sessionTime",
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
                  (v13/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MeasuredFigure",
                    "kind": "LinkedField",
                    "name": "visits",
                    "plural": false,
                    "selections": (v12/*:: as any*/),
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
                "concreteType": "AnalyticsNamedFilter",
                "kind": "LinkedField",
                "name": "filters",
                "plural": true,
                "selections": [
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isNot",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AnalyticsFilterValue",
                    "kind": "LinkedField",
                    "name": "values",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
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
                  (v16/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "domain",
                    "storageKey": null
                  },
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Tag",
                "kind": "LinkedField",
                "name": "tag",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  (v17/*:: as any*/)
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
                "concreteType": "DayRange",
                "kind": "LinkedField",
                "name": "comparedWith",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
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
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v17/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "TimeZoneChange",
                "kind": "LinkedField",
                "name": "timeZoneChanges",
                "plural": true,
                "selections": [
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v4/*:: as any*/),
                "concreteType": "AnalyticsPoint",
                "kind": "LinkedField",
                "name": "series",
                "plural": true,
                "selections": [
                  (v20/*:: as any*/),
                  (v22/*:: as any*/),
                  (v21/*:: as any*/),
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
                  (v23/*:: as any*/),
                  (v24/*:: as any*/),
                  (v26/*:: as any*/)
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
                    "args": (v4/*:: as any*/),
                    "concreteType": "AnalyticsPoint",
                    "kind": "LinkedField",
                    "name": "seriesBefore",
                    "plural": true,
                    "selections": [
                      (v20/*:: as any*/),
                      (v22/*:: as any*/),
                      (v21/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v26/*:: as any*/)
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
                  (v23/*:: as any*/)
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
                  (v27/*:: as any*/),
                  (v23/*:: as any*/)
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
                  (v28/*:: as any*/)
                ],
                "concreteType": "AnalyticsBreakdown",
                "kind": "LinkedField",
                "name": "breakdown",
                "plural": false,
                "selections": (v42/*:: as any*/),
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
                "selections": (v42/*:: as any*/),
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
                  (v23/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ClickFacts",
                    "kind": "LinkedField",
                    "name": "facts",
                    "plural": false,
                    "selections": [
                      (v25/*:: as any*/),
                      (v40/*:: as any*/)
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
                  (v29/*:: as any*/)
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
                  (v29/*:: as any*/),
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AnalyticsRow",
                    "kind": "LinkedField",
                    "name": "rows",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ClickFacts",
                        "kind": "LinkedField",
                        "name": "facts",
                        "plural": false,
                        "selections": [
                          (v38/*:: as any*/),
                          (v34/*:: as any*/),
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v9/*:: as any*/),
                      (v31/*:: as any*/),
                      (v10/*:: as any*/),
                      (v13/*:: as any*/),
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
                  (v28/*:: as any*/)
                ],
                "concreteType": "AnalyticsBreakdown",
                "kind": "LinkedField",
                "name": "breakdown",
                "plural": false,
                "selections": (v42/*:: as any*/),
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
                  (v28/*:: as any*/)
                ],
                "concreteType": "AnalyticsBreakdown",
                "kind": "LinkedField",
                "name": "breakdown",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
                  (v29/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AnalyticsRow",
                    "kind": "LinkedField",
                    "name": "rows",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/),
                      (v9/*:: as any*/),
                      (v30/*:: as any*/),
                      (v31/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v10/*:: as any*/)
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
                  (v9/*:: as any*/),
                  (v23/*:: as any*/),
                  (v10/*:: as any*/)
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
                  (v29/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AnalyticsRow",
                    "kind": "LinkedField",
                    "name": "rows",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/),
                      (v9/*:: as any*/),
                      (v23/*:: as any*/),
                      (v10/*:: as any*/),
                      (v41/*:: as any*/)
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
                  (v27/*:: as any*/),
                  (v23/*:: as any*/)
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
                    "selections": (v46/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Percentiles",
                    "kind": "LinkedField",
                    "name": "roundTrip",
                    "plural": false,
                    "selections": (v46/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Percentiles",
                    "kind": "LinkedField",
                    "name": "jitter",
                    "plural": false,
                    "selections": (v33/*:: as any*/),
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
                      (v43/*:: as any*/),
                      (v32/*:: as any*/),
                      (v44/*:: as any*/),
                      (v45/*:: as any*/),
                      (v35/*:: as any*/),
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
                    "selections": (v46/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Percentiles",
                    "kind": "LinkedField",
                    "name": "sessionTime",
                    "plural": false,
                    "selections": (v46/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Percentiles",
                    "kind": "LinkedField",
                    "name": "pageLoad",
                    "plural": false,
                    "selections": (v46/*:: as any*/),
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
                  (v29/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AnalyticsRow",
                    "kind": "LinkedField",
                    "name": "rows",
                    "plural": true,
                    "selections": [
                      (v15/*:: as any*/),
                      (v9/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v10/*:: as any*/),
                      (v41/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ShortUrl",
                        "kind": "LinkedField",
                        "name": "url",
                        "plural": false,
                        "selections": [
                          (v16/*:: as any*/),
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
                              (v17/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v17/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "breakdown(dimension:\"LINK\",first:8)"
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
          (v17/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "ba0d44537723d34370a4b83f785f63bd",
    "id": null,
    "metadata": {},
    "name": "OverviewQuery",
    "operationKind": "query",
    "text": "query OverviewQuery(\n  $scope: AnalyticsScope!\n  $compared: Boolean!\n  $granularity: AnalyticsGranularity!\n) {\n  viewer {\n    ...AnalyticsFrame_viewer\n    analytics(scope: $scope) {\n      ...OverviewPanels_analytics_1t1nFa\n      id\n    }\n    id\n  }\n}\n\nfragment ActiveNow_analytics on Analytics {\n  activeNow\n}\n\nfragment AnalyticsFooter_analytics on Analytics {\n  updatedAt\n  from\n  to\n  summary {\n    bots {\n      value\n    }\n  }\n}\n\nfragment AnalyticsFooter_viewer on Viewer {\n  tier\n  timeZone\n  limits {\n    maxAnalyticsHistoryDays\n  }\n}\n\nfragment AnalyticsFrame_viewer on Viewer {\n  timeZone\n  hasClicks\n  limits {\n    maxAnalyticsHistoryDays\n  }\n  analytics(scope: $scope) {\n    updatedAt\n    summary {\n      clicks {\n        value\n      }\n    }\n    ...ActiveNow_analytics\n    ...FilterBar_analytics\n    ...HistoryNotice_analytics\n    ...AnalyticsFooter_analytics\n    id\n  }\n  ...AnalyticsFooter_viewer\n}\n\nfragment BreakdownList_breakdown on AnalyticsBreakdown {\n  dimension\n  totalCount\n  rows {\n    key\n    label\n    detail\n    countryCode\n    clicks\n    visitors\n    percentage\n  }\n}\n\nfragment BreakdownList_breakdown_40SrJY on AnalyticsBreakdown {\n  dimension\n  totalCount\n  rows {\n    key\n    label\n    detail\n    countryCode\n    clicks\n    visitors\n    percentage\n    ...RowFacts_row\n  }\n}\n\nfragment BrowserPanel_analytics on Analytics {\n  browsers: breakdown(dimension: BROWSER, first: 6) {\n    totalCount\n    rows {\n      key\n      label\n      clicks\n      percentage\n      ...RowFacts_row\n    }\n  }\n}\n\nfragment Campaigns_analytics on Analytics {\n  campaigns(first: 11) {\n    source\n    medium\n    campaign\n    clicks\n    percentage\n    facts {\n      conversions\n      conversionRate\n    }\n  }\n  utm: breakdown(dimension: UTM_CAMPAIGN, first: 1) {\n    totalCount\n  }\n}\n\nfragment CountryFigures_analytics on Analytics {\n  international {\n    homeCountry\n    percentage\n  }\n}\n\nfragment CountryFigures_breakdown on AnalyticsBreakdown {\n  clicks\n  rows {\n    key\n    label\n    clicks\n  }\n}\n\nfragment CountryMap_breakdown on AnalyticsBreakdown {\n  rows {\n    label\n    clicks\n    place {\n      numericCode\n      latitude\n      longitude\n    }\n  }\n}\n\nfragment CountryTable_breakdown on AnalyticsBreakdown {\n  rows {\n    key\n    label\n    countryCode\n    clicks\n    visitors\n    percentage\n    uniqueRate\n    ...factColumns_row\n  }\n}\n\nfragment DevicePanel_analytics on Analytics {\n  devices: breakdown(dimension: DEVICE, first: 10) {\n    ...BreakdownList_breakdown_40SrJY\n  }\n  systems: breakdown(dimension: OS, first: 10) {\n    ...BreakdownList_breakdown\n  }\n  screens {\n    ...FactShares_shares\n  }\n  ...SnippetNote_analytics\n}\n\nfragment FactShares_shares on FactShare {\n  label\n  clicks\n  percentage\n}\n\nfragment FilterBar_analytics on Analytics {\n  filters {\n    dimension\n    isNot\n    values {\n      key\n      label\n    }\n  }\n  url {\n    shortCode\n    domain\n    id\n  }\n  tag {\n    name\n    id\n  }\n}\n\nfragment GeographyPanel_analytics on Analytics {\n  countries: breakdown(dimension: COUNTRY, first: 250) {\n    totalCount\n    clicks\n    rows {\n      key\n      clicks\n      visitors\n      facts {\n        bounceRate\n      }\n      ...GeographyRow_row\n    }\n    ...CountryMap_breakdown\n    ...CountryTable_breakdown\n    ...CountryFigures_breakdown\n  }\n  ...CountryFigures_analytics\n}\n\nfragment GeographyRow_row on AnalyticsRow {\n  key\n  label\n  countryCode\n  clicks\n  visitors\n  percentage\n  uniqueRate\n  ...RowFacts_row\n}\n\nfragment HistoryNotice_analytics on Analytics {\n  historyLimitedFrom\n  comparedWith {\n    __typename\n  }\n}\n\nfragment OverviewPanels_analytics_1t1nFa on Analytics {\n  ...OverviewTop_analytics_1t1nFa\n  ...OverviewRest_analytics\n  ...TopUrlsPanel_analytics\n}\n\nfragment OverviewRest_analytics on Analytics {\n  ...SourcesPanel_analytics\n  ...UnmeasuredNote_analytics\n  ...GeographyPanel_analytics\n  ...DevicePanel_analytics\n  ...BrowserPanel_analytics\n  ...PeakHours_analytics\n  ...WeekHeat_analytics\n  ...PerformancePanel_analytics\n}\n\nfragment OverviewTop_analytics_1t1nFa on Analytics {\n  summary {\n    clicks {\n      value\n    }\n  }\n  ...SummaryCards_analytics\n  ...TrafficPanel_analytics_1t1nFa\n}\n\nfragment PeakHours_analytics on Analytics {\n  peakHours {\n    hour\n    clicks\n  }\n}\n\nfragment PerformancePanel_analytics on Analytics {\n  summary {\n    clicks {\n      value\n    }\n    visitors {\n      value\n    }\n    bots {\n      value\n    }\n    uniqueRate\n    visits {\n      ...useMeasured_figure\n    }\n    bounceRate {\n      ...useMeasured_figure\n    }\n    conversionRate {\n      ...useMeasured_figure\n    }\n    clickConversionRate\n  }\n  facts {\n    ...WayLines_facts\n  }\n}\n\nfragment RowFacts_row on AnalyticsRow {\n  facts {\n    roundTrip {\n      p50\n    }\n    speed {\n      p50\n      p50IsLowerBound\n    }\n    pageLoad {\n      p50\n    }\n    bounceRate\n    sessionTime {\n      p50\n    }\n    conversionRate\n  }\n}\n\nfragment SnippetNote_analytics on Analytics {\n  summary {\n    visitsNeed {\n      step\n      host\n    }\n  }\n}\n\nfragment SourcesPanel_analytics on Analytics {\n  referrers: breakdown(dimension: REFERRER, first: 10) {\n    ...BreakdownList_breakdown_40SrJY\n  }\n  channels: breakdown(dimension: CHANNEL, first: 20) {\n    ...BreakdownList_breakdown_40SrJY\n  }\n  ...Campaigns_analytics\n}\n\nfragment SummaryCards_analytics on Analytics {\n  timeZone\n  comparedWith {\n    from\n    to\n    until\n  }\n  summary {\n    clicks {\n      value\n      change\n    }\n    visitors {\n      value\n      change\n    }\n    mobileShare\n    topCountry {\n      label\n      percentage\n    }\n    topDevice {\n      label\n      percentage\n    }\n    bounceRate {\n      ...useMeasured_figure\n    }\n    sessionTime {\n      ...useMeasured_figure\n    }\n    conversionRate {\n      ...useMeasured_figure\n    }\n  }\n}\n\nfragment TopUrlsPanel_analytics on Analytics {\n  urls: breakdown(dimension: LINK, first: 8) {\n    totalCount\n    rows {\n      key\n      label\n      clicks\n      visitors\n      percentage\n      ...RowFacts_row\n      url {\n        shortCode\n        originalUrl\n        experiment {\n          state\n          id\n        }\n        id\n      }\n    }\n  }\n}\n\nfragment TrafficFooter_analytics on Analytics {\n  days: series {\n    clicks\n  }\n  peakHours {\n    hour\n    clicks\n  }\n  summary {\n    clicks {\n      change\n    }\n  }\n}\n\nfragment TrafficPanel_analytics_1t1nFa on Analytics {\n  timeZone\n  historyLimitedFrom\n  timeZoneChanges {\n    date\n    at\n    timeZone\n  }\n  series(granularity: $granularity) {\n    date\n    lastDate\n    at\n    isRunning\n    isPartial\n    clicks\n    visitors\n    facts {\n      conversions\n      bounces\n    }\n  }\n  seriesBefore(granularity: $granularity) @include(if: $compared) {\n    date\n    lastDate\n    at\n    clicks\n    visitors\n    facts {\n      conversions\n      bounces\n    }\n  }\n  ...TrafficFooter_analytics\n}\n\nfragment UnmeasuredNote_analytics on Analytics {\n  summary {\n    bounceRate {\n      value\n    }\n  }\n  ...SnippetNote_analytics\n}\n\nfragment WayLines_facts on ClickFacts {\n  score {\n    ...percentiles_figure\n  }\n  roundTrip {\n    ...percentiles_figure\n  }\n  jitter {\n    p50\n  }\n  speed {\n    ...percentiles_figure_1XGQ31\n  }\n  delay {\n    ...percentiles_figure\n  }\n  sessionTime {\n    ...percentiles_figure\n  }\n  pageLoad {\n    ...percentiles_figure\n  }\n  qualities {\n    excellent\n    good\n    fair\n    poor\n  }\n}\n\nfragment WeekHeat_analytics on Analytics {\n  heatmap {\n    weekday\n    hour\n    clicks\n  }\n}\n\nfragment factColumns_row on AnalyticsRow {\n  facts {\n    bounceRate\n    sessionTime {\n      p50\n    }\n    conversionRate\n  }\n}\n\nfragment percentiles_figure on Percentiles {\n  count\n  p50\n  p75\n  p95\n}\n\nfragment percentiles_figure_1XGQ31 on Percentiles {\n  count\n  p50\n  p75\n  p95\n  p50IsLowerBound\n  p75IsLowerBound\n  p95IsLowerBound\n}\n\nfragment useMeasured_figure on MeasuredFigure {\n  value\n  change\n  measured\n  total\n}\n"
  }
};
})();

(node as any).hash = "f5e1b479c178ba840425252734beeb9d";

export default node;
