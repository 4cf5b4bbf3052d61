/**
 * @generated SignedSource<<40f8c47b07ac982d02a2415a5ff012f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sessions_analytics$data = {
  readonly summary: {
    readonly bots: {
      readonly value: number;
    };
    readonly clicks: {
      readonly value: number;
    };
    readonly visitors: {
      readonly value: number;
    };
  };
  readonly " $fragmentType": "Sessions_analytics";
};
export type Sessions_analytics$key = {
  readonly " $data"?: Sessions_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sessions_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sessions_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnalyticsSummary",
      "kind": "LinkedField",
      "name": "summary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "clicks",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "visitors",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Trend",
          "kind": "LinkedField",
          "name": "bots",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "5a07c959146adaaecc0460c936d39812";

export default node;
