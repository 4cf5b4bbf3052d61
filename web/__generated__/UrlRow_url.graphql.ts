/**
 * @generated SignedSource<<d5e525fa1eabd845e35f18c74725f15a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlRow_url$data = {
  readonly clickCount: number;
  readonly lastClickedAt: string | null | undefined;
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly uniqueVisitors: number;
  readonly " $fragmentSpreads": FragmentRefs<"QrDialog_url" | "UrlIdentity_url" | "UrlRowMenu_url" | "UrlStatusBadge_url">;
  readonly " $fragmentType": "UrlRow_url";
};
export type UrlRow_url$key = {
  readonly " $data"?: UrlRow_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlRow_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlRow_url",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clickCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uniqueVisitors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastClickedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlIdentity_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlStatusBadge_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlRowMenu_url"
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

(node as any).hash = "84a6696ad079f41c4e6682175426df1d";

export default node;
