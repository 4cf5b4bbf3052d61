/**
 * @generated SignedSource<<2097e1c812abc4a58fb1d0a80fdc072d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClickSheet_click$data = {
  readonly at: string;
  readonly url: {
    readonly domain: string | null | undefined;
    readonly shortCode: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useClickFacts_click" | "useVariantFacts_click" | "useWayFacts_click">;
  readonly " $fragmentType": "ClickSheet_click";
};
export type ClickSheet_click$key = {
  readonly " $data"?: ClickSheet_click$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClickSheet_click">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClickSheet_click",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useClickFacts_click"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useVariantFacts_click"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWayFacts_click"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShortUrl",
      "kind": "LinkedField",
      "name": "url",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "domain",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Click",
  "abstractKey": null
};

(node as any).hash = "f8130ea1132e363abd0dfdc5577b082d";

export default node;
