/**
 * @generated SignedSource<<1987a1d48e02475eea5531cac7abf61f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebsiteRange = "DAY" | "MONTH" | "QUARTER" | "WEEK";
export type NetworkingScreenQuery$variables = {
  days: number;
  isAnalytics: boolean;
  isOverview: boolean;
  range: WebsiteRange;
  website?: string | null | undefined;
};
export type NetworkingScreenQuery$data = {
  readonly viewer: {
    readonly analytics?: {
      readonly " $fragmentSpreads": FragmentRefs<"AnalyticsTab_viewer">;
    } | null | undefined;
    readonly overview?: {
      readonly " $fragmentSpreads": FragmentRefs<"OverviewTab_viewer">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"NetworkCards_viewer" | "SettingsTab_viewer" | "TesterTab_viewer" | "WebsitesTab_viewer">;
  };
};
export type NetworkingScreenQuery = {
  response: NetworkingScreenQuery$data;
  variables: NetworkingScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "days"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isAnalytics"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isOverview"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "range"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "website"
},
v5 = {
  "kind": "Variable",
  "name": "days",
  "variableName": "days"
},
v6 = {
  "kind": "Variable",
  "name": "range",
  "variableName": "range"
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "domain",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "samplePercent",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalMeasurements",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p75",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p95",
  "storageKey": null
},
v16 = [
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  (v15/*:: as any*/)
],
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "roundTrip",
  "plural": false,
  "selections": (v16/*:: as any*/),
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50IsLowerBound",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "speed",
  "plural": false,
  "selections": [
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    (v15/*:: as any*/),
    (v18/*:: as any*/),
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
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "score",
  "plural": false,
  "selections": (v16/*:: as any*/),
  "storageKey": null
},
v21 = [
  (v6/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quality",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v24 = [
  (v23/*:: as any*/),
  (v12/*:: as any*/)
],
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "speed",
  "plural": false,
  "selections": [
    (v13/*:: as any*/),
    (v18/*:: as any*/)
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "roundTrip",
  "plural": false,
  "selections": [
    (v13/*:: as any*/)
  ],
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCounted",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pages",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "measurements",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50Ms",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p95Ms",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NetworkingScreenQuery",
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
            "name": "NetworkCards_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SettingsTab_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WebsitesTab_viewer"
          },
          {
            "condition": "isOverview",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "OverviewTab_viewer"
                    }
                  ],
                  "type": "Viewer",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "overview"
              }
            ]
          },
          {
            "condition": "isAnalytics",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": [
                        (v5/*:: as any*/),
                        (v6/*:: as any*/),
                        {
                          "kind": "Variable",
                          "name": "website",
                          "variableName": "website"
                        }
                      ],
                      "kind": "FragmentSpread",
                      "name": "AnalyticsTab_viewer"
                    }
                  ],
                  "type": "Viewer",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "analytics"
              }
            ]
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TesterTab_viewer"
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
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NetworkingScreenQuery",
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
            "concreteType": "NetworkSettings",
            "kind": "LinkedField",
            "name": "networkSettings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "level",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "privacyMode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "method",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "geolocation",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "attribution",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "useCase",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Website",
            "kind": "LinkedField",
            "name": "websites",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isVerified",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              },
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "snippetToken",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "snippetSeenAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "refusedHost",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "WebsiteSnippet",
                "kind": "LinkedField",
                "name": "snippet",
                "plural": false,
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
                    "name": "pinnedCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tagManagerCode",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
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
                "kind": "ScalarField",
                "name": "hasConversionKey",
                "storageKey": null
              },
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "WebsiteProofs",
                "kind": "LinkedField",
                "name": "proofs",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dnsName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dnsValue",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fileUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fileContent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "metaTag",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "scriptTag",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          {
            "condition": "isOverview",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Website",
                "kind": "LinkedField",
                "name": "website",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WebsiteStatistics",
                    "kind": "LinkedField",
                    "name": "statistics",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v17/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "isAnalytics",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": "shown",
                "args": [
                  {
                    "kind": "Variable",
                    "name": "id",
                    "variableName": "website"
                  }
                ],
                "concreteType": "Website",
                "kind": "LinkedField",
                "name": "website",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v21/*:: as any*/),
                    "concreteType": "WebsiteStatistics",
                    "kind": "LinkedField",
                    "name": "statistics",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v17/*:: as any*/),
                      (v19/*:: as any*/),
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "QualityCount",
                        "kind": "LinkedField",
                        "name": "qualities",
                        "plural": true,
                        "selections": [
                          (v22/*:: as any*/),
                          (v12/*:: as any*/)
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
                        "selections": (v24/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ConnectionTypeCount",
                        "kind": "LinkedField",
                        "name": "effectiveTypes",
                        "plural": true,
                        "selections": (v24/*:: as any*/),
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
                          (v12/*:: as any*/),
                          (v25/*:: as any*/),
                          (v26/*:: as any*/)
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
                          (v12/*:: as any*/),
                          (v25/*:: as any*/),
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
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v21/*:: as any*/),
                    "concreteType": "WebsiteVisits",
                    "kind": "LinkedField",
                    "name": "visits",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
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
                        "selections": (v16/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Percentiles",
                        "kind": "LinkedField",
                        "name": "pageLoad",
                        "plural": false,
                        "selections": (v16/*:: as any*/),
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
                    "args": (v21/*:: as any*/),
                    "concreteType": "ConversionSum",
                    "kind": "LinkedField",
                    "name": "conversions",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      (v27/*:: as any*/),
                      (v12/*:: as any*/),
                      (v28/*:: as any*/),
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
                              (v7/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "reportedId",
                                "storageKey": null
                              },
                              (v9/*:: as any*/),
                              (v28/*:: as any*/),
                              (v27/*:: as any*/),
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
                              (v29/*:: as any*/),
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
                  (v10/*:: as any*/),
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
                              (v7/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "measuredAt",
                                "storageKey": null
                              },
                              (v23/*:: as any*/),
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
                              (v22/*:: as any*/),
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
                              (v29/*:: as any*/)
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ViewerNetwork",
                "kind": "LinkedField",
                "name": "network",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": [
                      (v5/*:: as any*/)
                    ],
                    "concreteType": "Delays",
                    "kind": "LinkedField",
                    "name": "delays",
                    "plural": false,
                    "selections": [
                      (v30/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "arrivals",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reports",
                        "storageKey": null
                      },
                      (v31/*:: as any*/),
                      (v32/*:: as any*/),
                      (v33/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "p99Ms",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PlaceDelay",
                        "kind": "LinkedField",
                        "name": "byCountry",
                        "plural": true,
                        "selections": [
                          (v9/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v32/*:: as any*/),
                          (v33/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Fallback",
                    "kind": "LinkedField",
                    "name": "fallbacks",
                    "plural": true,
                    "selections": [
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
                        "name": "place",
                        "storageKey": null
                      },
                      (v33/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "since",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "b5dccc4fe6e26ac4656b455e7f139672",
    "id": null,
    "metadata": {},
    "name": "NetworkingScreenQuery",
    "operationKind": "query",
    "text": "query NetworkingScreenQuery(\n  $website: ID\n  $range: WebsiteRange!\n  $days: Int!\n  $isOverview: Boolean!\n  $isAnalytics: Boolean!\n) {\n  viewer {\n    ...NetworkCards_viewer\n    ...SettingsTab_viewer\n    ...WebsitesTab_viewer\n    ...OverviewTab_viewer @include(if: $isOverview)\n    ...AnalyticsTab_viewer_2kOn1S @include(if: $isAnalytics)\n    ...TesterTab_viewer\n    id\n  }\n}\n\nfragment AnalyticsTab_viewer_2kOn1S on Viewer {\n  websites {\n    id\n    domain\n  }\n  shown: website(id: $website) {\n    id\n    ...WebsiteFigures_website_1W2ebt\n  }\n  ...DelayReceipts_viewer_2982tV\n}\n\nfragment ConversionKey_website on Website {\n  id\n  hasConversionKey\n}\n\nfragment Conversions_website_1W2ebt on Website {\n  id\n  conversions(range: $range) {\n    name\n    currency\n    count\n    value\n    fromLinks\n    proven\n    provenValue\n  }\n  reportedConversions(first: 20) {\n    edges {\n      node {\n        id\n        reportedId\n        name\n        value\n        currency\n        convertedAt\n        isProven\n        isCounted\n        isStruck\n      }\n    }\n  }\n}\n\nfragment DelayCoverage_delays on Delays {\n  pages\n  arrivals\n  reports\n  measurements\n}\n\nfragment DelayReceipts_viewer_2982tV on Viewer {\n  network {\n    delays(days: $days) {\n      pages\n      ...DelayCoverage_delays\n      measurements\n      p50Ms\n      p95Ms\n      p99Ms\n      byCountry {\n        name\n        pages\n        measurements\n        p50Ms\n        p95Ms\n      }\n    }\n    fallbacks {\n      kind\n      place\n      p95Ms\n      since\n    }\n  }\n}\n\nfragment Distributions_statistics on WebsiteStatistics {\n  totalMeasurements\n  qualities {\n    quality\n    count\n  }\n  speed {\n    count\n  }\n  speedShares {\n    ...SpeedShares_share\n  }\n  connectionTypes {\n    type\n    count\n  }\n  effectiveTypes {\n    type\n    count\n  }\n}\n\nfragment FigureCards_statistics on WebsiteStatistics {\n  totalMeasurements\n  roundTrip {\n    ...percentiles_figure\n  }\n  speed {\n    ...percentiles_figure_1XGQ31\n  }\n  score {\n    ...percentiles_figure\n  }\n}\n\nfragment LeftOutNote_website_1W2ebt on Website {\n  samplePercent\n  visits(range: $range) {\n    count\n    leftOut {\n      savingData\n      slow\n    }\n  }\n}\n\nfragment NetworkCards_viewer on Viewer {\n  networkSettings {\n    level\n    privacyMode\n  }\n  websites {\n    isVerified\n    id\n  }\n}\n\nfragment OverviewTab_viewer on Viewer {\n  networkSettings {\n    level\n    method\n    geolocation\n    privacyMode\n  }\n  websites {\n    id\n    domain\n    name\n    isVerified\n  }\n  website {\n    ...PerformanceSummary_website\n    id\n  }\n}\n\nfragment PerformanceSummary_website on Website {\n  domain\n  statistics {\n    ...FigureCards_statistics\n  }\n}\n\nfragment Places_statistics on WebsiteStatistics {\n  providers {\n    organisation\n    asn\n    count\n    speed {\n      p50\n      p50IsLowerBound\n    }\n    roundTrip {\n      p50\n    }\n  }\n  countries {\n    country\n    count\n    speed {\n      p50\n      p50IsLowerBound\n    }\n    roundTrip {\n      p50\n    }\n  }\n}\n\nfragment QualityMap_statistics on WebsiteStatistics {\n  countries {\n    country\n    count\n    roundTrip {\n      p50\n    }\n    place {\n      numericCode\n      latitude\n      longitude\n    }\n  }\n}\n\nfragment RecentMeasurements_website on Website {\n  snippetMeasurements(first: 10) {\n    edges {\n      node {\n        id\n        measuredAt\n        type\n        networkType\n        throughputMbps\n        rttMs\n        quality\n        score\n        confidenceLevel\n        isSuspect\n        isCounted\n      }\n    }\n  }\n}\n\nfragment SampleSetting_website on Website {\n  id\n  samplePercent\n}\n\nfragment SettingsTab_viewer on Viewer {\n  networkSettings {\n    level\n    method\n    geolocation\n    privacyMode\n    attribution\n    useCase\n    updatedAt\n  }\n}\n\nfragment SetupSteps_settings on NetworkSettings {\n  attribution\n}\n\nfragment SetupSteps_website on Website {\n  isVerified\n  snippetSeenAt\n}\n\nfragment SnippetDialog_website on Website {\n  domain\n  snippet {\n    code\n    pinnedCode\n    tagManagerCode\n    version\n    host\n  }\n  ...ConversionKey_website\n  ...SampleSetting_website\n  ...SnippetStatus_website\n}\n\nfragment SnippetStatus_website on Website {\n  id\n  domain\n  isVerified\n  snippetSeenAt\n}\n\nfragment SnippetTool_website on Website {\n  id\n  domain\n  snippetToken\n}\n\nfragment SpeedShares_share on SpeedShare {\n  mbps\n  percentage\n}\n\nfragment TesterTab_viewer on Viewer {\n  websites {\n    ...SnippetTool_website\n    id\n  }\n}\n\nfragment VerifyDialog_website on Website {\n  id\n  domain\n  proofs {\n    dnsName\n    dnsValue\n    fileUrl\n    fileContent\n    metaTag\n    scriptTag\n  }\n}\n\nfragment VisitCards_visits on WebsiteVisits {\n  count\n  views\n  bounceRate\n  bounces\n  sessionTime {\n    ...percentiles_figure\n  }\n  pageLoad {\n    ...percentiles_figure\n  }\n}\n\nfragment WebsiteCard_website on Website {\n  id\n  domain\n  isVerified\n  isActive\n  ...WebsiteFacts_website\n  ...SnippetDialog_website\n  ...VerifyDialog_website\n}\n\nfragment WebsiteFacts_website on Website {\n  domain\n  name\n  description\n  isVerified\n  isActive\n  createdAt\n  snippetToken\n  snippetSeenAt\n  refusedHost\n  ...SetupSteps_website\n}\n\nfragment WebsiteFigures_website_1W2ebt on Website {\n  id\n  statistics(range: $range) {\n    totalMeasurements\n    ...FigureCards_statistics\n    ...Distributions_statistics\n    ...Places_statistics\n    ...QualityMap_statistics\n  }\n  visits(range: $range) {\n    count\n    ...VisitCards_visits\n  }\n  ...Conversions_website_1W2ebt\n  ...LeftOutNote_website_1W2ebt\n  ...RecentMeasurements_website\n}\n\nfragment WebsitesTab_viewer on Viewer {\n  networkSettings {\n    ...SetupSteps_settings\n  }\n  websites {\n    id\n    ...WebsiteCard_website\n  }\n}\n\nfragment percentiles_figure on Percentiles {\n  count\n  p50\n  p75\n  p95\n}\n\nfragment percentiles_figure_1XGQ31 on Percentiles {\n  count\n  p50\n  p75\n  p95\n  p50IsLowerBound\n  p75IsLowerBound\n  p95IsLowerBound\n}\n"
  }
};
})();

(node as any).hash = "7181592bae94fb58d7374c627f9e0b52";

export default node;
