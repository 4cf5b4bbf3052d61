/**
 * @generated SignedSource<<3d6a99a0e4e029cbebd08300bbe9a3d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionTier = "enterprise" | "free" | "premium";
import type { FragmentRefs } from "relay-runtime";
export type UsageAlert_viewer$data = {
  readonly tier: SubscriptionTier;
  readonly usage: {
    readonly clickUsagePercentage: number | null | undefined;
    readonly urlUsagePercentage: number | null | undefined;
  };
  readonly " $fragmentType": "UsageAlert_viewer";
};
export type UsageAlert_viewer$key = {
  readonly " $data"?: UsageAlert_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsageAlert_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsageAlert_viewer",
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
          "name": "clickUsagePercentage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlUsagePercentage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a03189e991ef094d68b8b8e258fb2ced";

export default node;
