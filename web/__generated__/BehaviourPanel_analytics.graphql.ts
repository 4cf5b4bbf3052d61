/**
 * @generated SignedSource<<73310d72e263c7bbd31fc7f2a6fb738c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BehaviourPanel_analytics$data = {
  readonly social: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Patterns_analytics" | "Sessions_analytics">;
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
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "AnalyticsBreakdown",
      "kind": "LinkedField",
      "name": "social",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BreakdownList_breakdown"
        }
      ],
      "storageKey": "social(first:10)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Patterns_analytics"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Sessions_analytics"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "d1fed65336a5e96d6155edeb20dfcb5e";

export default node;
