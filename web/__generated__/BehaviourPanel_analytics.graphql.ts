/**
 * @generated SignedSource<<4e33aa68ba23c0f6015a28ba7b1c182b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BehaviourPanel_analytics$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Patterns_analytics" | "Sessions_analytics" | "SocialNetworks_analytics">;
  readonly " $fragmentType": "BehaviourPanel_analytics";
};
export type BehaviourPanel_analytics$key = {
  readonly " $data"?: BehaviourPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"BehaviourPanel_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BehaviourPanel_analytics",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Patterns_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Sessions_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SocialNetworks_analytics"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "2a7446f57772c5882966c253031bdfa8";

export default node;
