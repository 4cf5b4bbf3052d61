/**
 * @generated SignedSource<<d4e22461cc6b44738646f0412c1c0b3c>>
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
export type UrlMoreQuery$variables = {
  scope: AnalyticsScope;
};
export type UrlMoreQuery$data = {
  readonly viewer: {
    readonly analytics: {
      readonly " $fragmentSpreads": FragmentRefs<"OverviewRest_analytics">;
    };
  };
};
export type UrlMoreQuery = {
  response: UrlMoreQuery$data;
  variables: UrlMoreQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "scope"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "scope",
    "variableName": "scope"
  }
],
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dimension",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "detail",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "countryCode",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clicks",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percentage",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50",
  "storageKey": null
},
v13 = [
  (v12/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "roundTrip",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50IsLowerBound",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "speed",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "pageLoad",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bounceRate",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "sessionTime",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "conversionRate",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "ClickFacts",
  "kind": "LinkedField",
  "name": "facts",
  "plural": false,
  "selections": [
    (v14/*:: as any*/),
    (v16/*:: as any*/),
    (v17/*:: as any*/),
    (v18/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/)
  ],
  "storageKey": null
},
v22 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "AnalyticsRow",
    "kind": "LinkedField",
    "name": "rows",
    "plural": true,
    "selections": [
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v21/*:: as any*/)
    ],
    "storageKey": null
  }
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v24 = [
  (v23/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "change",
    "storageKey": null
  },
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
v25 = [
  (v23/*:: as any*/)
],
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uniqueRate",
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p75",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p95",
  "storageKey": null
},
v31 = [
  (v28/*:: as any*/),
  (v12/*:: as any*/),
  (v29/*:: as any*/),
  (v30/*:: as any*/)
],
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UrlMoreQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "Analytics",
            "kind": "LinkedField",
            "name": "analytics",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OverviewRest_analytics"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UrlMoreQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "Analytics",
            "kind": "LinkedField",
            "name": "analytics",
            "plural": false,
            "selections": [
              {
                "alias": "referrers",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "dimension",
                    "value": "REFERRER"
                  },
                  (v2/*:: as any*/)
                ],
                "concreteType": "AnalyticsBreakdown",
                "kind": "LinkedField",
                "name": "breakdown",
                "plural": false,
                "selections": (v22/*:: as any*/),
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
                "selections": (v22/*:: as any*/),
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
                  (v9/*:: as any*/),
                  (v11/*:: as any*/),
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
                        "kind": "ScalarField",
                        "name": "conversions",
                        "storageKey": null
                      },
                      (v20/*:: as any*/)
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
                  (v4/*:: as any*/)
                ],
                "storageKey": "breakdown(dimension:\"UTM_CAMPAIGN\",first:1)"
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
                    "concreteType": "MeasuredFigure",
                    "kind": "LinkedField",
                    "name": "bounceRate",
                    "plural": false,
                    "selections": (v24/*:: as any*/),
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
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Trend",
                    "kind": "LinkedField",
                    "name": "clicks",
                    "plural": false,
                    "selections": (v25/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Trend",
                    "kind": "LinkedField",
                    "name": "visitors",
                    "plural": false,
                    "selections": (v25/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Trend",
                    "kind": "LinkedField",
                    "name": "bots",
                    "plural": false,
                    "selections": (v25/*:: as any*/),
                    "storageKey": null
                  },
                  (v26/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MeasuredFigure",
                    "kind": "LinkedField",
                    "name": "visits",
                    "plural": false,
                    "selections": (v24/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MeasuredFigure",
                    "kind": "LinkedField",
                    "name": "conversionRate",
                    "plural": false,
                    "selections": (v24/*:: as any*/),
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
                  (v4/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AnalyticsRow",
                    "kind": "LinkedField",
                    "name": "rows",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ClickFacts",
                        "kind": "LinkedField",
                        "name": "facts",
                        "plural": false,
                        "selections": [
                          (v18/*:: as any*/),
                          (v14/*:: as any*/),
                          (v16/*:: as any*/),
                          (v17/*:: as any*/),
                          (v19/*:: as any*/),
                          (v20/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v6/*:: as any*/),
                      (v8/*:: as any*/),
                      (v11/*:: as any*/),
                      (v26/*:: as any*/),
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
                  (v11/*:: as any*/)
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
                  (v2/*:: as any*/)
                ],
                "concreteType": "AnalyticsBreakdown",
                "kind": "LinkedField",
                "name": "breakdown",
                "plural": false,
                "selections": (v22/*:: as any*/),
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
                  (v2/*:: as any*/)
                ],
                "concreteType": "AnalyticsBreakdown",
                "kind": "LinkedField",
                "name": "breakdown",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AnalyticsRow",
                    "kind": "LinkedField",
                    "name": "rows",
                    "plural": true,
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
                  (v6/*:: as any*/),
                  (v9/*:: as any*/),
                  (v11/*:: as any*/)
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
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AnalyticsRow",
                    "kind": "LinkedField",
                    "name": "rows",
                    "plural": true,
                    "selections": [
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v9/*:: as any*/),
                      (v11/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "breakdown(dimension:\"BROWSER\",first:6)"
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
                  (v9/*:: as any*/)
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
                  (v27/*:: as any*/),
                  (v9/*:: as any*/)
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
                    "selections": (v31/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Percentiles",
                    "kind": "LinkedField",
                    "name": "roundTrip",
                    "plural": false,
                    "selections": (v31/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Percentiles",
                    "kind": "LinkedField",
                    "name": "jitter",
                    "plural": false,
                    "selections": (v13/*:: as any*/),
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
                      (v28/*:: as any*/),
                      (v12/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/),
                      (v15/*:: as any*/),
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
                    "selections": (v31/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Percentiles",
                    "kind": "LinkedField",
                    "name": "sessionTime",
                    "plural": false,
                    "selections": (v31/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Percentiles",
                    "kind": "LinkedField",
                    "name": "pageLoad",
                    "plural": false,
                    "selections": (v31/*:: as any*/),
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
              (v32/*:: as any*/)
            ],
            "storageKey": null
          },
          (v32/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "bb27f0cd3b86d95cbcbca8a1facb6e14",
    "id": null,
    "metadata": {},
    "name": "UrlMoreQuery",
    "operationKind": "query",
    "text": "query UrlMoreQuery(\n  $scope: AnalyticsScope!\n) {\n  viewer {\n    analytics(scope: $scope) {\n      ...OverviewRest_analytics\n      id\n    }\n    id\n  }\n}\n\nfragment BreakdownList_breakdown on AnalyticsBreakdown {\n  dimension\n  totalCount\n  rows {\n    key\n    label\n    detail\n    countryCode\n    clicks\n    visitors\n    percentage\n  }\n}\n\nfragment BreakdownList_breakdown_40SrJY on AnalyticsBreakdown {\n  dimension\n  totalCount\n  rows {\n    key\n    label\n    detail\n    countryCode\n    clicks\n    visitors\n    percentage\n    ...RowFacts_row\n  }\n}\n\nfragment BrowserPanel_analytics on Analytics {\n  browsers: breakdown(dimension: BROWSER, first: 6) {\n    totalCount\n    rows {\n      key\n      label\n      clicks\n      percentage\n      ...RowFacts_row\n    }\n  }\n}\n\nfragment Campaigns_analytics on Analytics {\n  campaigns(first: 11) {\n    source\n    medium\n    campaign\n    clicks\n    percentage\n    facts {\n      conversions\n      conversionRate\n    }\n  }\n  utm: breakdown(dimension: UTM_CAMPAIGN, first: 1) {\n    totalCount\n  }\n}\n\nfragment CountryFigures_analytics on Analytics {\n  international {\n    homeCountry\n    percentage\n  }\n}\n\nfragment CountryFigures_breakdown on AnalyticsBreakdown {\n  clicks\n  rows {\n    key\n    label\n    clicks\n  }\n}\n\nfragment CountryMap_breakdown on AnalyticsBreakdown {\n  rows {\n    label\n    clicks\n    place {\n      numericCode\n      latitude\n      longitude\n    }\n  }\n}\n\nfragment CountryTable_breakdown on AnalyticsBreakdown {\n  rows {\n    key\n    label\n    countryCode\n    clicks\n    visitors\n    percentage\n    uniqueRate\n    ...factColumns_row\n  }\n}\n\nfragment DevicePanel_analytics on Analytics {\n  devices: breakdown(dimension: DEVICE, first: 10) {\n    ...BreakdownList_breakdown_40SrJY\n  }\n  systems: breakdown(dimension: OS, first: 10) {\n    ...BreakdownList_breakdown\n  }\n  screens {\n    ...FactShares_shares\n  }\n  ...SnippetNote_analytics\n}\n\nfragment FactShares_shares on FactShare {\n  label\n  clicks\n  percentage\n}\n\nfragment GeographyPanel_analytics on Analytics {\n  countries: breakdown(dimension: COUNTRY, first: 250) {\n    totalCount\n    clicks\n    rows {\n      key\n      clicks\n      visitors\n      facts {\n        bounceRate\n      }\n      ...GeographyRow_row\n    }\n    ...CountryMap_breakdown\n    ...CountryTable_breakdown\n    ...CountryFigures_breakdown\n  }\n  ...CountryFigures_analytics\n}\n\nfragment GeographyRow_row on AnalyticsRow {\n  key\n  label\n  countryCode\n  clicks\n  visitors\n  percentage\n  uniqueRate\n  ...RowFacts_row\n}\n\nfragment OverviewRest_analytics on Analytics {\n  ...SourcesPanel_analytics\n  ...UnmeasuredNote_analytics\n  ...GeographyPanel_analytics\n  ...DevicePanel_analytics\n  ...BrowserPanel_analytics\n  ...PeakHours_analytics\n  ...WeekHeat_analytics\n  ...PerformancePanel_analytics\n}\n\nfragment PeakHours_analytics on Analytics {\n  peakHours {\n    hour\n    clicks\n  }\n}\n\nfragment PerformancePanel_analytics on Analytics {\n  summary {\n    clicks {\n      value\n    }\n    visitors {\n      value\n    }\n    bots {\n      value\n    }\n    uniqueRate\n    visits {\n      ...useMeasured_figure\n    }\n    bounceRate {\n      ...useMeasured_figure\n    }\n    conversionRate {\n      ...useMeasured_figure\n    }\n    clickConversionRate\n  }\n  facts {\n    ...WayLines_facts\n  }\n}\n\nfragment RowFacts_row on AnalyticsRow {\n  facts {\n    roundTrip {\n      p50\n    }\n    speed {\n      p50\n      p50IsLowerBound\n    }\n    pageLoad {\n      p50\n    }\n    bounceRate\n    sessionTime {\n      p50\n    }\n    conversionRate\n  }\n}\n\nfragment SnippetNote_analytics on Analytics {\n  summary {\n    visitsNeed {\n      step\n      host\n    }\n  }\n}\n\nfragment SourcesPanel_analytics on Analytics {\n  referrers: breakdown(dimension: REFERRER, first: 10) {\n    ...BreakdownList_breakdown_40SrJY\n  }\n  channels: breakdown(dimension: CHANNEL, first: 20) {\n    ...BreakdownList_breakdown_40SrJY\n  }\n  ...Campaigns_analytics\n}\n\nfragment UnmeasuredNote_analytics on Analytics {\n  summary {\n    bounceRate {\n      value\n    }\n  }\n  ...SnippetNote_analytics\n}\n\nfragment WayLines_facts on ClickFacts {\n  score {\n    ...percentiles_figure\n  }\n  roundTrip {\n    ...percentiles_figure\n  }\n  jitter {\n    p50\n  }\n  speed {\n    ...percentiles_figure_1XGQ31\n  }\n  delay {\n    ...percentiles_figure\n  }\n  sessionTime {\n    ...percentiles_figure\n  }\n  pageLoad {\n    ...percentiles_figure\n  }\n  qualities {\n    excellent\n    good\n    fair\n    poor\n  }\n}\n\nfragment WeekHeat_analytics on Analytics {\n  heatmap {\n    weekday\n    hour\n    clicks\n  }\n}\n\nfragment factColumns_row on AnalyticsRow {\n  facts {\n    bounceRate\n    sessionTime {\n      p50\n    }\n    conversionRate\n  }\n}\n\nfragment percentiles_figure on Percentiles {\n  count\n  p50\n  p75\n  p95\n}\n\nfragment percentiles_figure_1XGQ31 on Percentiles {\n  count\n  p50\n  p75\n  p95\n  p50IsLowerBound\n  p75IsLowerBound\n  p95IsLowerBound\n}\n\nfragment useMeasured_figure on MeasuredFigure {\n  value\n  change\n  measured\n  total\n}\n"
  }
};
})();

(node as any).hash = "77237b60d5d535f03aba95c784849407";

export default node;
