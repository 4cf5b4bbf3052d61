/**
 * @generated SignedSource<<342f9ddae00a5c6d0de3ef688aef3b8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DevicePanel_analytics$data = {
  readonly devices: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
  };
  readonly systems: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
  };
  readonly " $fragmentType": "DevicePanel_analytics";
};
export type DevicePanel_analytics$key = {
  readonly " $data"?: DevicePanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"DevicePanel_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v1 = [
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
  "name": "DevicePanel_analytics",
  "selections": [
    {
      "alias": "devices",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "DEVICE"
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "AnalyticsBreakdown",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "breakdown(dimension:\"DEVICE\",first:10)"
    },
    {
      "alias": "systems",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "OS"
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "AnalyticsBreakdown",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "breakdown(dimension:\"OS\",first:10)"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "780f4bf1fe0666ef44de9ba9ec65058e";

export default node;
