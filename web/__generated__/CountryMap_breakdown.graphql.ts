/**
 * @generated SignedSource<<87b3d1c4b5e0c10f3675a624e907e83b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountryMap_breakdown$data = {
  readonly rows: ReadonlyArray<{
    readonly clicks: number;
    readonly label: string;
    readonly place: {
      readonly latitude: number | null | undefined;
      readonly longitude: number | null | undefined;
      readonly numericCode: string | null | undefined;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "CountryMap_breakdown";
};
export type CountryMap_breakdown$key = {
  readonly " $data"?: CountryMap_breakdown$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountryMap_breakdown">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CountryMap_breakdown",
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
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CountryPlace",
          "kind": "LinkedField",
          "name": "place",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "numericCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "latitude",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "longitude",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalyticsBreakdown",
  "abstractKey": null
};

(node as any).hash = "dae561cadd5e49200a0954b9585b78d3";

export default node;
