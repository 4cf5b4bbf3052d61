/**
 * @generated SignedSource<<d2c665e3ca3b336dbe36bf2d67fcb7a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnmeasuredNote_analytics$data = {
  readonly summary: {
    readonly averageSessionTime: {
      readonly value: number | null | undefined;
    };
    readonly bounceRate: {
      readonly value: number | null | undefined;
    };
    readonly conversionRate: {
      readonly value: number | null | undefined;
    };
  };
  readonly " $fragmentType": "UnmeasuredNote_analytics";
};
export type UnmeasuredNote_analytics$key = {
  readonly " $data"?: UnmeasuredNote_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnmeasuredNote_analytics">;
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
  "name": "UnmeasuredNote_analytics",
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
          "concreteType": "MeasuredFigure",
          "kind": "LinkedField",
          "name": "bounceRate",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MeasuredFigure",
          "kind": "LinkedField",
          "name": "averageSessionTime",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MeasuredFigure",
          "kind": "LinkedField",
          "name": "conversionRate",
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

(node as any).hash = "816573ae63db0e163adde2d0c4873839";

export default node;
