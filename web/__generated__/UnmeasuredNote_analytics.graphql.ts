/**
 * @generated SignedSource<<bea85d24cf9d3a9e3cf3b2b5ffa0ed68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnmeasuredNote_analytics$data = {
  readonly summary: {
    readonly bounceRate: {
      readonly value: number | null | undefined;
    };
  };
  readonly " $fragmentType": "UnmeasuredNote_analytics";
};
export type UnmeasuredNote_analytics$key = {
  readonly " $data"?: UnmeasuredNote_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnmeasuredNote_analytics">;
};

const node: ReaderFragment = {
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
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "14dace1cb556eca75d2a81814b8b9a43";

export default node;
