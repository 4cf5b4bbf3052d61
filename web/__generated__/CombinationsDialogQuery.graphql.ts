/**
 * @generated SignedSource<<1faf68fff3251ff8f25acd1de1379cf7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
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
export type CombinationsDialogQuery$variables = {
  isCampaigns: boolean;
  scope: AnalyticsScope;
};
export type CombinationsDialogQuery$data = {
  readonly viewer: {
    readonly analytics: {
      readonly browserVersions?: ReadonlyArray<{
        readonly browser: string;
        readonly clicks: number;
        readonly percentage: number;
        readonly version: number | null | undefined;
      }>;
      readonly campaigns?: ReadonlyArray<{
        readonly campaign: string | null | undefined;
        readonly clicks: number;
        readonly medium: string | null | undefined;
        readonly percentage: number;
        readonly source: string | null | undefined;
      }>;
    };
  };
};
export type CombinationsDialogQuery = {
  response: CombinationsDialogQuery$data;
  variables: CombinationsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isCampaigns"
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
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 250
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clicks",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percentage",
  "storageKey": null
},
v6 = {
  "condition": "isCampaigns",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": (v3/*:: as any*/),
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
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": "campaigns(first:250)"
    }
  ]
},
v7 = {
  "condition": "isCampaigns",
  "kind": "Condition",
  "passingValue": false,
  "selections": [
    {
      "alias": null,
      "args": (v3/*:: as any*/),
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
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": "browserVersions(first:250)"
    }
  ]
},
v8 = {
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
    "name": "CombinationsDialogQuery",
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
            "args": (v2/*:: as any*/),
            "concreteType": "Analytics",
            "kind": "LinkedField",
            "name": "analytics",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CombinationsDialogQuery",
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
            "args": (v2/*:: as any*/),
            "concreteType": "Analytics",
            "kind": "LinkedField",
            "name": "analytics",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0866416a66847ce3ef2c464fbddeea6c",
    "id": null,
    "metadata": {},
    "name": "CombinationsDialogQuery",
    "operationKind": "query",
    "text": "query CombinationsDialogQuery(\n  $scope: AnalyticsScope!\n  $isCampaigns: Boolean!\n) {\n  viewer {\n    analytics(scope: $scope) {\n      campaigns(first: 250) @include(if: $isCampaigns) {\n        source\n        medium\n        campaign\n        clicks\n        percentage\n      }\n      browserVersions(first: 250) @skip(if: $isCampaigns) {\n        browser\n        version\n        clicks\n        percentage\n      }\n      id\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "f254d00e56f890beee7c43b1f943b7ad";

export default node;
