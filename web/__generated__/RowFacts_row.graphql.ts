/**
 * @generated SignedSource<<a24c75765ad14ecfc95e609fd30c031d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RowFacts_row$data = {
  readonly facts: {
    readonly bounceRate: number | null | undefined;
    readonly conversionRate: number | null | undefined;
    readonly pageLoad: {
      readonly p50: number | null | undefined;
    };
    readonly roundTrip: {
      readonly p50: number | null | undefined;
    };
    readonly sessionTime: {
      readonly p50: number | null | undefined;
    };
    readonly speed: {
      readonly p50: number | null | undefined;
      readonly p50IsLowerBound: boolean;
    };
  };
  readonly " $fragmentType": "RowFacts_row";
};
export type RowFacts_row$key = {
  readonly " $data"?: RowFacts_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowFacts_row">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RowFacts_row",
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Percentiles",
          "kind": "LinkedField",
          "name": "speed",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "p50IsLowerBound",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Percentiles",
          "kind": "LinkedField",
          "name": "pageLoad",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bounceRate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Percentiles",
          "kind": "LinkedField",
          "name": "sessionTime",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conversionRate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsRow",
  "abstractKey": null
};
})();

(node as any).hash = "59a1483918920140f570604be4b88393";

export default node;
