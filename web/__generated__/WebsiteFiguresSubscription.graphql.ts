/**
 * @generated SignedSource<<b55f95130d0860555dc62527bae016c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebsiteRange = "DAY" | "MONTH" | "QUARTER" | "WEEK";
export type WebsiteFiguresSubscription$variables = {
  range: WebsiteRange;
  website: string;
};
export type WebsiteFiguresSubscription$data = {
  readonly websiteReported: {
    readonly website: {
      readonly " $fragmentSpreads": FragmentRefs<"WebsiteFigures_website">;
    } | null | undefined;
  };
};
export type WebsiteFiguresSubscription = {
  response: WebsiteFiguresSubscription$data;
  variables: WebsiteFiguresSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "website"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "website"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "range",
    "variableName": "range"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
v9 = [
  (v5/*:: as any*/),
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50IsLowerBound",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quality",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v13 = [
  (v12/*:: as any*/),
  (v5/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "speed",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "roundTrip",
  "plural": false,
  "selections": [
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCounted",
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
    "name": "WebsiteFiguresSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "WebsiteUpdate",
        "kind": "LinkedField",
        "name": "websiteReported",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Website",
            "kind": "LinkedField",
            "name": "website",
            "plural": false,
            "selections": [
              {
                "args": (v3/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "WebsiteFigures_website"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WebsiteFiguresSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "WebsiteUpdate",
        "kind": "LinkedField",
        "name": "websiteReported",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Website",
            "kind": "LinkedField",
            "name": "website",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "WebsiteStatistics",
                "kind": "LinkedField",
                "name": "statistics",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalMeasurements",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Percentiles",
                    "kind": "LinkedField",
                    "name": "roundTrip",
                    "plural": false,
                    "selections": (v9/*:: as any*/),
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
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v10/*:: as any*/),
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
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "QualityCount",
                    "kind": "LinkedField",
                    "name": "qualities",
                    "plural": true,
                    "selections": [
                      (v11/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SpeedShare",
                    "kind": "LinkedField",
                    "name": "speedShares",
                    "plural": true,
                    "selections": [
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
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ConnectionTypeCount",
                    "kind": "LinkedField",
                    "name": "connectionTypes",
                    "plural": true,
                    "selections": (v13/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ConnectionTypeCount",
                    "kind": "LinkedField",
                    "name": "effectiveTypes",
                    "plural": true,
                    "selections": (v13/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MeasuredProvider",
                    "kind": "LinkedField",
                    "name": "providers",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "organisation",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "asn",
                        "storageKey": null
                      },
                      (v5/*:: as any*/),
                      (v14/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "MeasuredCountry",
                    "kind": "LinkedField",
                    "name": "countries",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "country",
                        "storageKey": null
                      },
                      (v5/*:: as any*/),
                      (v14/*:: as any*/),
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
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v3/*:: as any*/),
                "concreteType": "WebsiteVisits",
                "kind": "LinkedField",
                "name": "visits",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "views",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bounceRate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bounces",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Percentiles",
                    "kind": "LinkedField",
                    "name": "sessionTime",
                    "plural": false,
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Percentiles",
                    "kind": "LinkedField",
                    "name": "pageLoad",
                    "plural": false,
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LeftOutVisits",
                    "kind": "LinkedField",
                    "name": "leftOut",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "savingData",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "slow",
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
                "args": (v3/*:: as any*/),
                "concreteType": "ConversionSum",
                "kind": "LinkedField",
                "name": "conversions",
                "plural": true,
                "selections": [
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v5/*:: as any*/),
                  (v18/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fromLinks",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "proven",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "provenValue",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 20
                  }
                ],
                "concreteType": "WebsiteReportedConversionsConnection",
                "kind": "LinkedField",
                "name": "reportedConversions",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WebsiteReportedConversionsConnectionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Conversion",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "reportedId",
                            "storageKey": null
                          },
                          (v16/*:: as any*/),
                          (v18/*:: as any*/),
                          (v17/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "convertedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isProven",
                            "storageKey": null
                          },
                          (v19/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isStruck",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "reportedConversions(first:20)"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "samplePercent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 10
                  }
                ],
                "concreteType": "WebsiteSnippetMeasurementsConnection",
                "kind": "LinkedField",
                "name": "snippetMeasurements",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WebsiteSnippetMeasurementsConnectionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SnippetMeasurement",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "measuredAt",
                            "storageKey": null
                          },
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "networkType",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "throughputMbps",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rttMs",
                            "storageKey": null
                          },
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "score",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "confidenceLevel",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isSuspect",
                            "storageKey": null
                          },
                          (v19/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "snippetMeasurements(first:10)"
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
    "cacheID": "e255051238b13bcb2d47c20797049470",
    "id": null,
    "metadata": {},
    "name": "WebsiteFiguresSubscription",
    "operationKind": "subscription",
    "text": "subscription WebsiteFiguresSubscription(\n  $website: ID!\n  $range: WebsiteRange!\n) {\n  websiteReported(id: $website) {\n    website {\n      ...WebsiteFigures_website_1W2ebt\n      id\n    }\n  }\n}\n\nfragment Conversions_website_1W2ebt on Website {\n  id\n  conversions(range: $range) {\n    name\n    currency\n    count\n    value\n    fromLinks\n    proven\n    provenValue\n  }\n  reportedConversions(first: 20) {\n    edges {\n      node {\n        id\n        reportedId\n        name\n        value\n        currency\n        convertedAt\n        isProven\n        isCounted\n        isStruck\n      }\n    }\n  }\n}\n\nfragment Distributions_statistics on WebsiteStatistics {\n  totalMeasurements\n  qualities {\n    quality\n    count\n  }\n  speed {\n    count\n  }\n  speedShares {\n    ...SpeedShares_share\n  }\n  connectionTypes {\n    type\n    count\n  }\n  effectiveTypes {\n    type\n    count\n  }\n}\n\nfragment FigureCards_statistics on WebsiteStatistics {\n  totalMeasurements\n  roundTrip {\n    ...percentiles_figure\n  }\n  speed {\n    ...percentiles_figure_1XGQ31\n  }\n  score {\n    ...percentiles_figure\n  }\n}\n\nfragment LeftOutNote_website_1W2ebt on Website {\n  samplePercent\n  visits(range: $range) {\n    count\n    leftOut {\n      savingData\n      slow\n    }\n  }\n}\n\nfragment Places_statistics on WebsiteStatistics {\n  providers {\n    organisation\n    asn\n    count\n    speed {\n      p50\n      p50IsLowerBound\n    }\n    roundTrip {\n      p50\n    }\n  }\n  countries {\n    country\n    count\n    speed {\n      p50\n      p50IsLowerBound\n    }\n    roundTrip {\n      p50\n    }\n  }\n}\n\nfragment QualityMap_statistics on WebsiteStatistics {\n  countries {\n    country\n    count\n    roundTrip {\n      p50\n    }\n    place {\n      numericCode\n      latitude\n      longitude\n    }\n  }\n}\n\nfragment RecentMeasurements_website on Website {\n  snippetMeasurements(first: 10) {\n    edges {\n      node {\n        id\n        measuredAt\n        type\n        networkType\n        throughputMbps\n        rttMs\n        quality\n        score\n        confidenceLevel\n        isSuspect\n        isCounted\n      }\n    }\n  }\n}\n\nfragment SpeedShares_share on SpeedShare {\n  mbps\n  percentage\n}\n\nfragment VisitCards_visits on WebsiteVisits {\n  count\n  views\n  bounceRate\n  bounces\n  sessionTime {\n    ...percentiles_figure\n  }\n  pageLoad {\n    ...percentiles_figure\n  }\n}\n\nfragment WebsiteFigures_website_1W2ebt on Website {\n  id\n  statistics(range: $range) {\n    totalMeasurements\n    ...FigureCards_statistics\n    ...Distributions_statistics\n    ...Places_statistics\n    ...QualityMap_statistics\n  }\n  visits(range: $range) {\n    count\n    ...VisitCards_visits\n  }\n  ...Conversions_website_1W2ebt\n  ...LeftOutNote_website_1W2ebt\n  ...RecentMeasurements_website\n}\n\nfragment percentiles_figure on Percentiles {\n  count\n  p50\n  p75\n  p95\n}\n\nfragment percentiles_figure_1XGQ31 on Percentiles {\n  count\n  p50\n  p75\n  p95\n  p50IsLowerBound\n  p75IsLowerBound\n  p95IsLowerBound\n}\n"
  }
};
})();

(node as any).hash = "055876c25b918727629e5d544341bca2";

export default node;
