/**
 * @generated SignedSource<<63b00b5dffd0db8c3972c6f06ac2bea7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourcesPanel_analytics$data = {
  readonly channels: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
  };
  readonly referrers: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Campaigns_analytics">;
  readonly " $fragmentType": "SourcesPanel_analytics";
};
export type SourcesPanel_analytics$key = {
  readonly " $data"?: SourcesPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourcesPanel_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "BreakdownList_breakdown"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourcesPanel_analytics",
  "selections": [
    {
      "alias": "referrers",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "REFERRER"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": "AnalyticsBreakdown",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "breakdown(dimension:\"REFERRER\",first:10)"
    },
    {
      "alias": "channels",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "CHANNEL"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "AnalyticsBreakdown",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": "breakdown(dimension:\"CHANNEL\",first:20)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Campaigns_analytics"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "ca2c27311c9de4757aebbaaa739c91f6";

export default node;
