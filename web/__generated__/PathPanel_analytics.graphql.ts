/**
 * @generated SignedSource<<e9666c047f04a997c5bf73512afcde93>>
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
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "f7bf188d0ffe3c9f542d3fc5ec29eec4";

export default node;
