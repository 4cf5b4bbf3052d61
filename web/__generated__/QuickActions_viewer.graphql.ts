/**
 * @generated SignedSource<<1c07a88375596ac89fd935c5c7835e4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionTier = "enterprise" | "free" | "premium";
import type { FragmentRefs } from "relay-runtime";
export type QuickActions_viewer$data = {
  readonly billingPortalUrl: string | null | undefined;
  readonly canSwitchPlan: boolean;
  readonly tier: SubscriptionTier;
  readonly " $fragmentType": "QuickActions_viewer";
};
export type QuickActions_viewer$key = {
  readonly " $data"?: QuickActions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickActions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickActions_viewer",
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
      "name": "canSwitchPlan",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billingPortalUrl",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f551c8cd6a11970d4a236ee3a0d02b36";

export default node;
