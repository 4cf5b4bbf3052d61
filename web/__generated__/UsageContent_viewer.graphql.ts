/**
 * @generated SignedSource<<1357bd34746b6e59ef32cd08ef446535>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionTier = "enterprise" | "free" | "premium";
import type { FragmentRefs } from "relay-runtime";
export type UsageContent_viewer$data = {
  readonly tier: SubscriptionTier;
  readonly usage: {
    readonly clickLimit: number;
    readonly currentMonthClicks: number;
    readonly maxUrls: number;
    readonly urlCount: number;
  };
  readonly usageHistory: {
    readonly forecast: number | null | undefined;
    readonly historyDays: number;
    readonly maxHistoryDays: number;
    readonly " $fragmentSpreads": FragmentRefs<"MonthsPanel_history">;
  };
  readonly " $fragmentType": "UsageContent_viewer";
};
export type UsageContent_viewer$key = {
  readonly " $data"?: UsageContent_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsageContent_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsageContent_viewer",
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
      "concreteType": "Usage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
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
        },
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UsageHistory",
      "kind": "LinkedField",
      "name": "usageHistory",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forecast",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "historyDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxHistoryDays",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MonthsPanel_history"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ebb9a22e166c125fe6ba0e2763c5cca0";

export default node;
