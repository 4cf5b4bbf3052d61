/**
 * @generated SignedSource<<273693abd5216048cabce6ffac4a19b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CountryFigures_analytics$data = {
  readonly international: {
    readonly homeCountry: string | null | undefined;
    readonly percentage: number | null | undefined;
  };
  readonly " $fragmentType": "CountryFigures_analytics";
};
export type CountryFigures_analytics$key = {
  readonly " $data"?: CountryFigures_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"CountryFigures_analytics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CountryFigures_analytics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InternationalTraffic",
      "kind": "LinkedField",
      "name": "international",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "homeCountry",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};

(node as any).hash = "94bbf1c3e2c21c300f46646d7c5cf8c8";

export default node;
