/**
 * @generated SignedSource<<cf53cfa0f99d62d602e551b5bfe3b04d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QrDialog_url$data = {
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly " $fragmentType": "QrDialog_url";
};
export type QrDialog_url$key = {
  readonly " $data"?: QrDialog_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"QrDialog_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QrDialog_url",
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
      "name": "shortUrl",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "bdfb6d01b2bca2020c7c3c760259d698";

export default node;
