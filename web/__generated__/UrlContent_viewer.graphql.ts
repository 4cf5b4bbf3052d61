/**
 * @generated SignedSource<<06b6b069a2141a9b6151595320f1f2bb>>
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
    readonly " $fragmentSpreads": FragmentRefs<"FilterBar_analytics" | "OverviewPanels_analytics">;
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
          "name": "OverviewPanels_analytics"
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

(node as any).hash = "ca68e313e505f2b80b8d3950c977464b";

export default node;
