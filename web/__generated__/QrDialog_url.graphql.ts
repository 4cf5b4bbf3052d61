/**
 * @generated SignedSource<<75eba38ee9f96b121179c618f736f673>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QrDialog_url$data = {
  readonly domain: string | null | undefined;
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
      "name": "domain",
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

(node as any).hash = "40e1e2a6084f1b61a26af168b367b6a4";

export default node;
