/**
 * @generated SignedSource<<3c6402edab9a1eeca6035b6588a04da3>>
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
export type ActiveNowQuery$variables = {
  scope: AnalyticsScope;
};
export type ActiveNowQuery$data = {
  readonly viewer: {
    readonly analytics: {
      readonly " $fragmentSpreads": FragmentRefs<"ActiveNow_analytics">;
    };
  };
};
export type ActiveNowQuery = {
  response: ActiveNowQuery$data;
  variables: ActiveNowQuery$variables;
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
    "name": "ActiveNowQuery",
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
                "name": "ActiveNow_analytics"
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
    "name": "ActiveNowQuery",
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
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "activeNow",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "36f2944d1c53ff7e059c22bb7455ee42",
    "id": null,
    "metadata": {},
    "name": "ActiveNowQuery",
    "operationKind": "query",
    "text": "query ActiveNowQuery(\n  $scope: AnalyticsScope!\n) {\n  viewer {\n    analytics(scope: $scope) {\n      ...ActiveNow_analytics\n      id\n    }\n    id\n  }\n}\n\nfragment ActiveNow_analytics on Analytics {\n  activeNow\n}\n"
  }
};
})();

(node as any).hash = "0ec895e8c210bc0a67edf71dbfa2a589";

export default node;
