/**
 * @generated SignedSource<<c17034c850b70b9cf02b73cb39a3e3c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionTier = "enterprise" | "free" | "premium";
import type { FragmentRefs } from "relay-runtime";
export type DashboardFooter_viewer$data = {
  readonly dashboard: {
    readonly botClicks: number;
    readonly updatedAt: string;
  };
  readonly tier: SubscriptionTier;
  readonly timeZone: string;
  readonly usage: {
    readonly clickLimit: number;
    readonly currentMonthClicks: number;
    readonly maxUrls: number;
    readonly urlCount: number;
  };
  readonly " $fragmentType": "DashboardFooter_viewer";
};
export type DashboardFooter_viewer$key = {
  readonly " $data"?: DashboardFooter_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardFooter_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "period"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardFooter_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tier",
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
      "alias": null,
      "args": null,
      "concreteType": "Usage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currentMonthClicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clickLimit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxUrls",
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
          "name": "period",
          "variableName": "period"
        }
      ],
      "concreteType": "Dashboard",
      "kind": "LinkedField",
      "name": "dashboard",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "botClicks",
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "adc34577a0d7e5bbf3a2655b735d6432";

export default node;
