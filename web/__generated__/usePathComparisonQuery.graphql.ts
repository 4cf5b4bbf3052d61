/**
 * @generated SignedSource<<754c7987246967e0e87f02921fcc576d>>
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
export type usePathComparisonQuery$variables = {
  dimension: AnalyticsDimension;
  isPeriods: boolean;
  one: string;
  scope: AnalyticsScope;
  two: string;
};
export type usePathComparisonQuery$data = {
  readonly viewer: {
    readonly analytics: {
      readonly pathComparison?: {
        readonly roundTrip: {
          readonly " $fragmentSpreads": FragmentRefs<"pathDifference_difference">;
        };
        readonly speed: {
          readonly " $fragmentSpreads": FragmentRefs<"pathDifference_difference">;
        };
      };
      readonly pathsBefore?: {
        readonly roundTrip: {
          readonly " $fragmentSpreads": FragmentRefs<"pathDifference_difference">;
        };
        readonly speed: {
          readonly " $fragmentSpreads": FragmentRefs<"pathDifference_difference">;
        };
      } | null | undefined;
    };
  };
};
export type usePathComparisonQuery = {
  response: usePathComparisonQuery$data;
  variables: usePathComparisonQuery$variables;
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
  "name": "isPeriods"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "one"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "scope"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "two"
},
v5 = [
  {
    "kind": "Variable",
    "name": "scope",
    "variableName": "scope"
  }
],
v6 = [
  {
    "kind": "Variable",
    "name": "dimension",
    "variableName": "dimension"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "one"
  },
  {
    "kind": "Variable",
    "name": "second",
    "variableName": "two"
  }
],
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "verdict",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "low",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "high",
    "storageKey": null
  }
],
v8 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "pathDifference_difference",
    "selections": (v7/*:: as any*/),
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v9 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MedianDifference",
    "kind": "LinkedField",
    "name": "roundTrip",
    "plural": false,
    "selections": (v8/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "MedianDifference",
    "kind": "LinkedField",
    "name": "speed",
    "plural": false,
    "selections": (v8/*:: as any*/),
    "storageKey": null
  }
],
v10 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MedianDifference",
    "kind": "LinkedField",
    "name": "roundTrip",
    "plural": false,
    "selections": (v7/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "MedianDifference",
    "kind": "LinkedField",
    "name": "speed",
    "plural": false,
    "selections": (v7/*:: as any*/),
    "storageKey": null
  }
],
v11 = {
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
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePathComparisonQuery",
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
            "args": (v5/*:: as any*/),
            "concreteType": "Analytics",
            "kind": "LinkedField",
            "name": "analytics",
            "plural": false,
            "selections": [
              {
                "condition": "isPeriods",
                "kind": "Condition",
                "passingValue": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v6/*:: as any*/),
                    "concreteType": "PathComparison",
                    "kind": "LinkedField",
                    "name": "pathComparison",
                    "plural": false,
                    "selections": (v9/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isPeriods",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PathComparison",
                    "kind": "LinkedField",
                    "name": "pathsBefore",
                    "plural": false,
                    "selections": (v9/*:: as any*/),
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
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePathComparisonQuery",
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
            "args": (v5/*:: as any*/),
            "concreteType": "Analytics",
            "kind": "LinkedField",
            "name": "analytics",
            "plural": false,
            "selections": [
              {
                "condition": "isPeriods",
                "kind": "Condition",
                "passingValue": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v6/*:: as any*/),
                    "concreteType": "PathComparison",
                    "kind": "LinkedField",
                    "name": "pathComparison",
                    "plural": false,
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              {
                "condition": "isPeriods",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PathComparison",
                    "kind": "LinkedField",
                    "name": "pathsBefore",
                    "plural": false,
                    "selections": (v10/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "98cb18803db1365d885f6f4073df4579",
    "id": null,
    "metadata": {},
    "name": "usePathComparisonQuery",
    "operationKind": "query",
    "text": "query usePathComparisonQuery(\n  $scope: AnalyticsScope!\n  $dimension: AnalyticsDimension!\n  $one: String!\n  $two: String!\n  $isPeriods: Boolean!\n) {\n  viewer {\n    analytics(scope: $scope) {\n      pathComparison(dimension: $dimension, first: $one, second: $two) @skip(if: $isPeriods) {\n        roundTrip {\n          ...pathDifference_difference\n        }\n        speed {\n          ...pathDifference_difference\n        }\n      }\n      pathsBefore @include(if: $isPeriods) {\n        roundTrip {\n          ...pathDifference_difference\n        }\n        speed {\n          ...pathDifference_difference\n        }\n      }\n      id\n    }\n    id\n  }\n}\n\nfragment pathDifference_difference on MedianDifference {\n  verdict\n  low\n  high\n}\n"
  }
};
})();

(node as any).hash = "29f8a732087ba03d694cf76a99f28875";

export default node;
