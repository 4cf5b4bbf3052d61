/**
 * @generated SignedSource<<d4c38282289a62cf93b898f55f458828>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PathPanel_analytics$data = {
  readonly facts: {
    readonly roundTrip: {
      readonly count: number;
    };
    readonly speed: {
      readonly count: number;
    };
  };
  readonly humanClicks: number;
  readonly " $fragmentSpreads": FragmentRefs<"PathSummary_analytics">;
  readonly " $fragmentType": "PathPanel_analytics";
};
export type PathPanel_analytics$key = {
  readonly " $data"?: PathPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"PathPanel_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PathPanel_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "humanClicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ClickFacts",
      "kind": "LinkedField",
      "name": "facts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Percentiles",
          "kind": "LinkedField",
          "name": "roundTrip",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Percentiles",
          "kind": "LinkedField",
          "name": "speed",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PathSummary_analytics"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "6261c5173fd24fa73bdee0655a5fdec4";

export default node;
