/**
 * @generated SignedSource<<dfeda4c21f6f4e4e1f489719fba53d0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlActions_url$data = {
  readonly clickCount: number;
  readonly expiresAt: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly shortCode: string;
  readonly " $fragmentType": "UrlActions_url";
};
export type UrlActions_url$key = {
  readonly " $data"?: UrlActions_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlActions_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlActions_url",
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
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

(node as any).hash = "0c776a33b8a32f8228ea6e9f2d3aab53";

export default node;
