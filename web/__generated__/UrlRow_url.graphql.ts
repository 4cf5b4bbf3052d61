/**
 * @generated SignedSource<<56b08dc73d7dbafc0d5ec02d107b6c32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlRow_url$data = {
  readonly domain: string | null | undefined;
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly " $fragmentSpreads": FragmentRefs<"CountCells_url" | "DateCell_url" | "LastClickCell_url" | "QrDialog_url" | "UrlIdentity_url" | "UrlRowMenu_url" | "UrlStatusBadge_url">;
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
      "name": "domain",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CountCells_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DateCell_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastClickCell_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "7845fffb137000172880b78cf9acdad4";

export default node;
