/**
 * @generated SignedSource<<bf1486d10c403bafa012ed61b32ee8eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionTier = "enterprise" | "free" | "premium";
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsFooter_viewer$data = {
  readonly limits: {
    readonly maxAnalyticsHistoryDays: number;
  };
  readonly tier: SubscriptionTier;
  readonly timeZone: string;
  readonly " $fragmentType": "AnalyticsFooter_viewer";
};
export type AnalyticsFooter_viewer$key = {
  readonly " $data"?: AnalyticsFooter_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalyticsFooter_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalyticsFooter_viewer",
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e4a47184c87ec4d93ebced037fb92ae9";

export default node;
