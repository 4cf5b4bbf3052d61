/**
 * @generated SignedSource<<e85c166c1228bb21cda64272713971e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlContent_viewer$data = {
  readonly analytics: {
    readonly updatedAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"FilterBar_analytics" | "OverviewTop_analytics">;
  };
  readonly limits: {
    readonly maxAnalyticsHistoryDays: number;
  };
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"LatestClicks_viewer">;
  readonly " $fragmentType": "UrlContent_viewer";
};
export type UrlContent_viewer$key = {
  readonly " $data"?: UrlContent_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlContent_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": "DAY",
      "kind": "LocalArgument",
      "name": "granularity"
    },
    {
      "kind": "RootArgument",
      "name": "scope"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlContent_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
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
      "args": [
        {
          "kind": "Variable",
          "name": "scope",
          "variableName": "scope"
        }
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "FilterBar_analytics"
        },
        {
          "args": [
            {
              "kind": "Variable",
              "name": "granularity",
              "variableName": "granularity"
            }
          ],
          "kind": "FragmentSpread",
          "name": "OverviewTop_analytics"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LatestClicks_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "becd866055efdec59461dc89c489ca25";

export default node;
