/**
 * @generated SignedSource<<0a5a2b214f5eb9a14f7c77945847562f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubscriptionTier = "enterprise" | "free" | "premium";
import type { FragmentRefs } from "relay-runtime";
export type PlanFooter_viewer$data = {
  readonly tier: SubscriptionTier;
  readonly usage: {
    readonly maxUrls: number;
    readonly urlCount: number;
  };
  readonly " $fragmentType": "PlanFooter_viewer";
};
export type PlanFooter_viewer$key = {
  readonly " $data"?: PlanFooter_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanFooter_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanFooter_viewer",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f60a38dea9bed866bd8b6bcae39d9f46";

export default node;
