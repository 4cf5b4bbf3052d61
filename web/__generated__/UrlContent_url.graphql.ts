/**
 * @generated SignedSource<<439ea8d0b80a5e14e0cca2ca55647e0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlContent_url$data = {
  readonly id: string;
  readonly shortCode: string;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ShareLine_url" | "UrlActions_url" | "UrlCard_url" | "useEditableUrl_url">;
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
      "name": "useEditableUrl_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "6300ba93ba3849b8c8f1e2d4edab42d3";

export default node;
