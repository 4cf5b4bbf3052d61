/**
 * @generated SignedSource<<62a5293f77d7d0f70665c5dc40a3f9b2>>
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
    "args": [
      {
        "kind": "Literal",
        "name": "isMeasured",
        "value": true
      }
    ],
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

(node as any).hash = "56d4c4ac1bd4c375d16c9de599a1e38b";

export default node;
