/**
 * @generated SignedSource<<41d243f6e5d4d68ccdd43f694ae8c367>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuickResult_url$data = {
  readonly id: string;
  readonly originalUrl: string;
  readonly shortUrl: string;
  readonly " $fragmentSpreads": FragmentRefs<"QrDialog_url">;
  readonly " $fragmentType": "QuickResult_url";
};
export type QuickResult_url$key = {
  readonly " $data"?: QuickResult_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickResult_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickResult_url",
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
      "name": "shortUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QrDialog_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "0144a83ff45766213c7f5494b1794b20";

export default node;
