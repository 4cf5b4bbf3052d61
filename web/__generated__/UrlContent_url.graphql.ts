/**
 * @generated SignedSource<<e454a0c17fe0af1c7df313ce69961de6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlContent_url$data = {
  readonly domain: string | null | undefined;
  readonly id: string;
  readonly shortCode: string;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ShareLine_url" | "UrlActions_url" | "UrlCard_url" | "UrlTest_url" | "useEditableUrl_url" | "useUrlTest_url">;
  readonly " $fragmentType": "UrlContent_url";
};
export type UrlContent_url$key = {
  readonly " $data"?: UrlContent_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlContent_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlContent_url",
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
      "name": "domain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareLine_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlActions_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlCard_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlTest_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUrlTest_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEditableUrl_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "ac0db96d03dcf4a688c40d4a7749f22e";

export default node;
