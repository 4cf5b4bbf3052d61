/**
 * @generated SignedSource<<f508cbd301c47347a33a5dae43c94906>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlRowMenu_url$data = {
  readonly clickCount: number;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clickCount",
      "storageKey": null
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "6d404a22d27b5000c87097e72b9c763f";

export default node;
