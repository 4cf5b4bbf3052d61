/**
 * @generated SignedSource<<3f19e5ab59ede333b29f47411a8e47f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlCard_url$data = {
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly isActive: boolean;
  readonly originalUrl: string;
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly " $fragmentSpreads": FragmentRefs<"UrlFigures_url" | "UrlStatusBadge_url">;
  readonly " $fragmentType": "UrlCard_url";
};
export type UrlCard_url$key = {
  readonly " $data"?: UrlCard_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlCard_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlCard_url",
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
      "name": "originalUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlStatusBadge_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlFigures_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "d9cce3148ef0ca60068b7fa9e76cd24c";

export default node;
