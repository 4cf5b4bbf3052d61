/**
 * @generated SignedSource<<5f3ffd9a6a72bdd8d8def9409d01bfda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsComparison = "PREVIOUS_PERIOD" | "PREVIOUS_YEAR";
export type AnalyticsDimension = "BROWSER" | "CHANNEL" | "CITY" | "COUNTRY" | "DEVICE" | "DEVICE_MODEL" | "LINK" | "NETWORK" | "NETWORK_TYPE" | "OS" | "OS_VERSION" | "REFERRER" | "ROUND_TRIP_ATTEMPT" | "RULE" | "SPEED_ATTEMPT" | "UTM_CAMPAIGN" | "UTM_MEDIUM" | "UTM_SOURCE" | "VARIANT";
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
export type usePathsQuery$variables = {
  dimension: AnalyticsDimension;
  isHours: boolean;
  scope: AnalyticsScope;
};
export type usePathsQuery$data = {
  readonly viewer: {
    readonly analytics: {
      readonly breakdown?: {
        readonly rows: ReadonlyArray<{
          readonly clicks: number;
          readonly facts: {
            readonly " $fragmentSpreads": FragmentRefs<"pathColumns_facts">;
          };
          readonly key: string;
          readonly label: string;
        }>;
      };
      readonly peakHours?: ReadonlyArray<{
        readonly clicks: number;
        readonly facts: {
          readonly " $fragmentSpreads": FragmentRefs<"pathColumns_facts">;
        };
        readonly hour: number;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"PathGaps_analytics" | "PathSummary_analytics">;
    };
  };
};
export type usePathsQuery = {
  response: usePathsQuery$data;
  variables: usePathsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dimension"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isHours"
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
  "name": "humanClicks",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p75",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p95",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50IsLowerBound",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p75IsLowerBound",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p95IsLowerBound",
  "storageKey": null
},
v12 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  {
    "condition": "mayBeBounds",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ]
  }
],
v13 = [
  {
    "defaultValue": false,
    "kind": "LocalArgument",
    "name": "mayBeBounds"
  }
],
v14 = {
  "kind": "InlineDataFragmentSpread",
  "name": "percentiles_figure",
  "selections": (v12/*:: as any*/),
  "args": null,
  "argumentDefinitions": (v13/*:: as any*/)
},
v15 = [
  (v14/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "speed",
  "plural": false,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "percentiles_figure",
      "selections": (v12/*:: as any*/),
      "args": [
        {
          "kind": "Literal",
          "name": "mayBeBounds",
          "value": true
        }
      ],
      "argumentDefinitions": (v13/*:: as any*/)
    }
  ],
  "storageKey": null
},
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "mbps",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "percentage",
    "storageKey": null
  }
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clicks",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v20 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "measured",
    "storageKey": null
  },
  (v18/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "MeasurementGap",
    "kind": "LinkedField",
    "name": "gaps",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
        "storageKey": null
      },
      (v19/*:: as any*/),
      (v18/*:: as any*/)
    ],
    "storageKey": null
  }
],
v21 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "CoverageGaps_coverage",
    "selections": (v20/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v22 = [
  {
    "kind": "Variable",
    "name": "dimension",
    "variableName": "dimension"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
],
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
  "concreteType": "SpeedShare",
  "kind": "LinkedField",
  "name": "speedShares",
  "plural": true,
  "selections": (v17/*:: as any*/),
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "ClickFacts",
  "kind": "LinkedField",
  "name": "facts",
  "plural": false,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "pathColumns_facts",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Percentiles",
          "kind": "LinkedField",
          "name": "roundTrip",
          "plural": false,
          "selections": [
            (v5/*:: as any*/),
            (v14/*:: as any*/)
          ],
          "storageKey": null
        },
        (v16/*:: as any*/),
        (v24/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hour",
  "storageKey": null
},
v27 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v28 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "roundTrip",
  "plural": false,
  "selections": (v27/*:: as any*/),
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "speed",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "concreteType": "ClickFacts",
  "kind": "LinkedField",
  "name": "facts",
  "plural": false,
  "selections": [
    (v28/*:: as any*/),
    (v29/*:: as any*/),
    (v24/*:: as any*/)
  ],
  "storageKey": null
},
v31 = {
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
    "name": "usePathsQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": "Analytics",
            "kind": "LinkedField",
            "name": "analytics",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "PathSummary_analytics",
                "selections": [
                  (v4/*:: as any*/),
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
                        "selections": (v15/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Percentiles",
                        "kind": "LinkedField",
                        "name": "jitter",
                        "plural": false,
                        "selections": (v15/*:: as any*/),
                        "storageKey": null
                      },
                      (v16/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SpeedShare",
                        "kind": "LinkedField",
                        "name": "speedShares",
                        "plural": true,
                        "selections": [
                          {
                            "kind": "InlineDataFragmentSpread",
                            "name": "SpeedShares_share",
                            "selections": (v17/*:: as any*/),
                            "args": null,
                            "argumentDefinitions": []
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "PathGaps_analytics",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MeasurementCoverage",
                    "kind": "LinkedField",
                    "name": "roundTripCoverage",
                    "plural": false,
                    "selections": (v21/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MeasurementCoverage",
                    "kind": "LinkedField",
                    "name": "speedCoverage",
                    "plural": false,
                    "selections": (v21/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "condition": "isHours",
                "kind": "Condition",
                "passingValue": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v22/*:: as any*/),
                    "concreteType": "AnalyticsBreakdown",
                    "kind": "LinkedField",
                    "name": "breakdown",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AnalyticsRow",
                        "kind": "LinkedField",
                        "name": "rows",
                        "plural": true,
                        "selections": [
                          (v23/*:: as any*/),
                          (v19/*:: as any*/),
                          (v18/*:: as any*/),
                          (v25/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isHours",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AnalyticsHour",
                    "kind": "LinkedField",
                    "name": "peakHours",
                    "plural": true,
                    "selections": [
                      (v26/*:: as any*/),
                      (v18/*:: as any*/),
                      (v25/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
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
    "name": "usePathsQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": "Analytics",
            "kind": "LinkedField",
            "name": "analytics",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ClickFacts",
                "kind": "LinkedField",
                "name": "facts",
                "plural": false,
                "selections": [
                  (v28/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Percentiles",
                    "kind": "LinkedField",
                    "name": "jitter",
                    "plural": false,
                    "selections": (v27/*:: as any*/),
                    "storageKey": null
                  },
                  (v29/*:: as any*/),
                  (v24/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MeasurementCoverage",
                "kind": "LinkedField",
                "name": "roundTripCoverage",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "MeasurementCoverage",
                "kind": "LinkedField",
                "name": "speedCoverage",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": null
              },
              {
                "condition": "isHours",
                "kind": "Condition",
                "passingValue": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v22/*:: as any*/),
                    "concreteType": "AnalyticsBreakdown",
                    "kind": "LinkedField",
                    "name": "breakdown",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AnalyticsRow",
                        "kind": "LinkedField",
                        "name": "rows",
                        "plural": true,
                        "selections": [
                          (v23/*:: as any*/),
                          (v19/*:: as any*/),
                          (v18/*:: as any*/),
                          (v30/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isHours",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AnalyticsHour",
                    "kind": "LinkedField",
                    "name": "peakHours",
                    "plural": true,
                    "selections": [
                      (v26/*:: as any*/),
                      (v18/*:: as any*/),
                      (v30/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              },
              (v31/*:: as any*/)
            ],
            "storageKey": null
          },
          (v31/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2a8ddfd0d5c5b9eab8b39a9f381456f3",
    "id": null,
    "metadata": {},
    "name": "usePathsQuery",
    "operationKind": "query",
    "text": "query usePathsQuery(\n  $scope: AnalyticsScope!\n  $dimension: AnalyticsDimension!\n  $isHours: Boolean!\n) {\n  viewer {\n    analytics(scope: $scope) {\n      ...PathSummary_analytics\n      ...PathGaps_analytics\n      breakdown(dimension: $dimension, first: 10) @skip(if: $isHours) {\n        rows {\n          key\n          label\n          clicks\n          facts {\n            ...pathColumns_facts\n          }\n        }\n      }\n      peakHours @include(if: $isHours) {\n        hour\n        clicks\n        facts {\n          ...pathColumns_facts\n        }\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment CoverageGaps_coverage on MeasurementCoverage {\n  measured\n  clicks\n  gaps {\n    reason\n    label\n    clicks\n  }\n}\n\nfragment PathGaps_analytics on Analytics {\n  roundTripCoverage {\n    ...CoverageGaps_coverage\n  }\n  speedCoverage {\n    ...CoverageGaps_coverage\n  }\n}\n\nfragment PathSummary_analytics on Analytics {\n  humanClicks\n  facts {\n    roundTrip {\n      ...percentiles_figure\n    }\n    jitter {\n      ...percentiles_figure\n    }\n    speed {\n      ...percentiles_figure_1XGQ31\n    }\n    speedShares {\n      ...SpeedShares_share\n    }\n  }\n}\n\nfragment SpeedShares_share on SpeedShare {\n  mbps\n  percentage\n}\n\nfragment pathColumns_facts on ClickFacts {\n  roundTrip {\n    count\n    ...percentiles_figure\n  }\n  speed {\n    ...percentiles_figure_1XGQ31\n  }\n  speedShares {\n    mbps\n    percentage\n  }\n}\n\nfragment percentiles_figure on Percentiles {\n  count\n  p50\n  p75\n  p95\n}\n\nfragment percentiles_figure_1XGQ31 on Percentiles {\n  count\n  p50\n  p75\n  p95\n  p50IsLowerBound\n  p75IsLowerBound\n  p95IsLowerBound\n}\n"
  }
};
})();

(node as any).hash = "a5db445b02bc458164093ea19f4f51bb";

export default node;
