/**
 * @generated SignedSource<<ea3b5c8ab2672250a3ea243c342d15c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversionKey_website$data = {
  readonly hasConversionKey: boolean;
  readonly id: string;
  readonly " $fragmentType": "ConversionKey_website";
};
export type ConversionKey_website$key = {
  readonly " $data"?: ConversionKey_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversionKey_website">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversionKey_website",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasConversionKey",
      "storageKey": null
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "c5fee81d0a17ba9337a697e103192889";

export default node;
