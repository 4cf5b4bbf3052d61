/**
 * @generated SignedSource<<b632386359be45a9b22a969053ad2610>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardContent_viewer$data = {
  readonly dashboard: {
    readonly clicks: {
      readonly value: number;
    };
    readonly totalUrls: number;
    readonly updatedAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"ClicksOverTime_dashboard" | "Countries_dashboard" | "DashboardActions_dashboard" | "Devices_dashboard" | "RecentActivity_dashboard" | "StatCards_dashboard" | "TopUrls_dashboard" | "TrafficChannels_dashboard">;
  };
  readonly firstName: string;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardFooter_viewer" | "QuickActions_viewer" | "UsageAlert_viewer">;
  readonly " $fragmentType": "DashboardContent_viewer";
};
export type DashboardContent_viewer$key = {
  readonly " $data"?: DashboardContent_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardContent_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "period",
    "variableName": "period"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "period"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardContent_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UsageAlert_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickActions_viewer"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "Dashboard",
      "kind": "LinkedField",
      "name": "dashboard",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalUrls",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "clicks",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
          "name": "DashboardActions_dashboard"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatCards_dashboard"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClicksOverTime_dashboard"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Devices_dashboard"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Countries_dashboard"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TrafficChannels_dashboard"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TopUrls_dashboard"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RecentActivity_dashboard"
        }
      ],
      "storageKey": null
    },
    {
      "args": (v0/*:: as any*/),
      "kind": "FragmentSpread",
      "name": "DashboardFooter_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "a48c00e122d11e56c78425cec705fd59";

export default node;
