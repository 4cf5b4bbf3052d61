/**
 * @generated SignedSource<<6901424f1d32e0558210b74f53a58497>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlRowMenu_url$data = {
  readonly id: string;
  readonly isActive: boolean;
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly " $fragmentType": "UrlRowMenu_url";
};
export type UrlRowMenu_url$key = {
  readonly " $data"?: UrlRowMenu_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlRowMenu_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlRowMenu_url",
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
      "name": "shortCode",
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
      "name": "isActive",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "0bf9ddeb81a7f07169c40d97a2eb41fc";

export default node;
