/**
 * @generated SignedSource<<8a929b73e85fbcc963a4ae03f82c8761>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GlobalStatsScreenQuery$variables = Record<PropertyKey, never>;
export type GlobalStatsScreenQuery$data = {
  readonly globalStats: {
    readonly installation: {
      readonly " $fragmentSpreads": FragmentRefs<"InstallationPanel_stats">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AccountCards_stats">;
  };
  readonly viewer: {
    readonly analytics: {
      readonly " $fragmentSpreads": FragmentRefs<"YearPanel_analytics">;
    };
    readonly timeZone: string;
  };
};
export type GlobalStatsScreenQuery = {
  response: GlobalStatsScreenQuery$data;
  variables: GlobalStatsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "scope",
    "value": {
      "period": "LAST_365_DAYS"
    }
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalUrls",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "activeUrls",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalClicks",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "visitors",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalBotClicks",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GlobalStatsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GlobalStats",
        "kind": "LinkedField",
        "name": "globalStats",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountCards_stats"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "InstallationStats",
            "kind": "LinkedField",
            "name": "installation",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "InstallationPanel_stats"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
                "name": "YearPanel_analytics"
              }
            ],
            "storageKey": "analytics(scope:{\"period\":\"LAST_365_DAYS\"})"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GlobalStatsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GlobalStats",
        "kind": "LinkedField",
        "name": "globalStats",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inactiveUrls",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiredUrls",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiringUrls",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scheduledUrls",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "limitReachedUrls",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "averageClicksPerUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastClickedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "InstallationStats",
            "kind": "LinkedField",
            "name": "installation",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accounts",
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "granularity",
                    "value": "WEEK"
                  }
                ],
                "concreteType": "AnalyticsPoint",
                "kind": "LinkedField",
                "name": "series",
                "plural": true,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastDate",
                    "storageKey": null
                  },
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "clicks",
                    "storageKey": null
                  },
                  (v5/*:: as any*/)
                ],
                "storageKey": "series(granularity:\"WEEK\")"
              },
              (v8/*:: as any*/)
            ],
            "storageKey": "analytics(scope:{\"period\":\"LAST_365_DAYS\"})"
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "aeb23bb8eef001ea5de445acc965e41c",
    "id": null,
    "metadata": {},
    "name": "GlobalStatsScreenQuery",
    "operationKind": "query",
    "text": "query GlobalStatsScreenQuery {\n  globalStats {\n    ...AccountCards_stats\n    installation {\n      ...InstallationPanel_stats\n    }\n  }\n  viewer {\n    timeZone\n    analytics(scope: {period: LAST_365_DAYS}) {\n      ...YearPanel_analytics\n      id\n    }\n    id\n  }\n}\n\nfragment AccountCards_stats on GlobalStats {\n  totalUrls\n  activeUrls\n  inactiveUrls\n  expiredUrls\n  expiringUrls\n  scheduledUrls\n  limitReachedUrls\n  totalClicks\n  visitors\n  totalBotClicks\n  averageClicksPerUrl\n  lastClickedAt\n}\n\nfragment InstallationPanel_stats on InstallationStats {\n  accounts\n  totalUrls\n  activeUrls\n  totalClicks\n  visitors\n  totalBotClicks\n}\n\nfragment YearPanel_analytics on Analytics {\n  historyLimitedFrom\n  timeZoneChanges {\n    date\n    timeZone\n  }\n  series(granularity: WEEK) {\n    date\n    lastDate\n    isRunning\n    isPartial\n    clicks\n    visitors\n  }\n}\n"
  }
};
})();

(node as any).hash = "3f4295cd4477acd5607ca6e8ccbd3700";

export default node;
