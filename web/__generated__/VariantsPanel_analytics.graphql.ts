/**
 * @generated SignedSource<<bb5f9b3f94d289fc660ff6c87af5a4c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariantsPanel_analytics$data = {
  readonly variants: {
    readonly rows: ReadonlyArray<{
      readonly key: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"BreakdownList_breakdown">;
  };
  readonly " $fragmentType": "VariantsPanel_analytics";
};
export type VariantsPanel_analytics$key = {
  readonly " $data"?: VariantsPanel_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantsPanel_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariantsPanel_analytics",
  "selections": [
    {
      "alias": "variants",
      "args": [
        {
          "kind": "Literal",
          "name": "dimension",
          "value": "VARIANT"
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AnalyticsRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
      "storageKey": "breakdown(dimension:\"VARIANT\",first:10)"
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "7ffb7fa61b5a6f7a23d57870c89c7c9d";

export default node;
