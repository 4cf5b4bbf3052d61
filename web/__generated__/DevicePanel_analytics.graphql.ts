/**
 * @generated SignedSource<<dc49cdf61fbb6558b661b2c3f6797db1>>
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
  readonly screens: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FactShares_shares">;
  }> | null | undefined;
  readonly systems: {
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SnippetNote_analytics">;
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
};
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
      "selections": [
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
      ],
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
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BreakdownList_breakdown"
        }
      ],
      "storageKey": "breakdown(dimension:\"OS\",first:10)"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FactShare",
      "kind": "LinkedField",
      "name": "screens",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FactShares_shares"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SnippetNote_analytics"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "f3d3155ff74769d7ce683665c6660012";

export default node;
